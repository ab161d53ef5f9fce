import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';

export default tseslint.config(
	{ ignores: ['dist/', '.astro/', 'test-results/'] },
	tseslint.configs.strict,
	tseslint.configs.stylistic,
	astro.configs.recommended,
	astro.configs['jsx-a11y-recommended'],
	{ files: ['**/*.tsx'], plugins: { 'jsx-a11y': jsxA11y }, rules: jsxA11y.flatConfigs.strict.rules },
	{
		rules: {
			'no-console': 'error',
			'@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
			// An index signature says more than a Record where the key has a name.
			'@typescript-eslint/consistent-indexed-object-style': 'off',
		},
	},
	{
		// What the commands print is their purpose.
		files: ['src/tooling/**', 'tests/**'],
		rules: { 'no-console': 'off' },
	},
	{
		files: ['**/*.astro'],
		rules: {
			'astro/no-set-html-directive': 'off',
			// A region that scrolls must be reachable by the keyboard.
			'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['group'] }],
		},
	},
);
