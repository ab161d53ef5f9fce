/** What is written otherwise in Sveltia CMS: it would ask other hosts, or say it in words that are not ours. */
export const replacements: readonly [RegExp | string, string][] = [
	[/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ''], // the package has the fonts too
	['https://www.githubstatus.com/api/v2/status.json', 'data:application/json,{}'],
	['https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7', 'data:application/json,{}'],

	// A deleted entry would take along every picture of its folder that it does not name, though the folder is not its own.
	[
		/for\(;(\w)\.length>(\w)\.length;\)(\{let \w=\w\.get\(\w\);if\(\w&&\[\.\.\.\w\]\.some\(\w=>\w!==\w\.id\)\)return!0)/g,
		'for(;$1.length>=$2.length;)$3',
	],

	['There was an error while saving the entry. Please try again later.', 'It is not saved yet. Put this right first:'],
	['This field is required.', 'This must be filled in.'],
	['You cannot enter more than {$max} characters.', 'This is longer than its place. Keep it to {$max} characters.'],
	['The value must be greater than or equal to {$min}.', 'This must be {$min} or more.'],
	['The value must be less than or equal to {$max}.', 'This must be {$max} or less.'],
	['Please enter a number.', 'This must be a number.'],
	['You must add at least {$min} item.', 'Add at least one.'],
	['You must add at least {$min} items.', 'Add at least {$min}.'],
	['You cannot add more than {$max} items.', 'There is room for {$max}. Remove some.'],
	['You must select at least {$min} option.', 'Choose at least one.'],
	['You must select at least {$min} options.', 'Choose at least {$min}.'],
	['You cannot select more than {$max} options.', 'There is room for {$max}. Remove some.'],

	['View on Live Site', 'See it on the site'],
	['Entry Assets', 'Pictures in this folder'],
	['Global Assets', 'Pictures of all folders'],
	[
		'Once prompted, select the root directory of the “{$repo}” repository.',
		'The browser asks for the project’s folder, “{$repo}”.',
	],
];
