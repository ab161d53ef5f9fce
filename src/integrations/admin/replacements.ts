/** Patches to Sveltia CMS 0.221. The build fails if a new version no longer contains one of the originals. */
export const replacements: readonly [RegExp | string, string][] = [
	// Keeps it from contacting other hosts. No setting does (https://github.com/sveltia/sveltia-cms/issues/909).
	[/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ''], // the package includes the fonts
	['https://www.githubstatus.com/api/v2/status.json', 'data:application/json,{}'],
	['https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7', 'data:application/json,{}'],

	// Deleting an entry would also delete every unreferenced picture in its folder, which other entries share. It is meant for
	// a folder per entry (https://github.com/sveltia/sveltia-cms/issues/47).
	[
		/for\(;(\w)\.length>(\w)\.length;\)(\{let \w=\w\.get\(\w\);if\(\w&&\[\.\.\.\w\]\.some\(\w=>\w!==\w\.id\)\)return!0)/g,
		'for(;$1.length>=$2.length;)$3',
	],

	// Its preSave event lists existing pictures but not new ones (https://sveltiacms.app/en/docs/api/events).
	[
		/(localizedEntryMap:\w+,changes:(\w+),savingAssets:\w+\}=await \w+\(\{draft:\w+,slugs:\w+\}\))/g,
		'$1,told=window.newPictures=$2',
	],

	['There was an error while saving the entry. Please try again later.', 'It is not saved yet. Put this right first:'],
	['You cannot enter more than {$max} characters.', 'This is longer than its place. Keep it to {$max} characters.'],
	['You cannot add more than {$max} items.', 'There is room for {$max}. Remove some.'],
	['history:{title:`History`', 'history:{title:`Earlier versions of this entry`'],
	['Entry Assets', 'Pictures in this folder'],
	['Global Assets', 'Pictures of all folders'],
];
