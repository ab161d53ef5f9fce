import astro from 'eslint-plugin-astro';
import compat from 'eslint-plugin-compat';
import tseslint from 'typescript-eslint';
import { browserslist } from './src/lib/browsers.ts';

/** Import boundaries. The README's tree says what each folder is for. */
const store = {
	regex: '^astro:content$',
	message: 'Pages and sections use src/data/. Nothing else reads the content store.',
};
const service = {
	regex: '^@supabase/(?!lite(/|$))',
	allowTypeImports: true,
	message: 'Only src/accounts/client.ts imports these packages, so that they stay in a separate script.',
};
const buildCode = {
	regex: '(^~|/)/?(integrations|scripts)/',
	allowTypeImports: true,
	message: 'Only astro.config.mjs and the scripts import src/integrations/ and src/scripts/: no visitor needs them.',
};
const scripts = {
	regex: '(^~|/)/?scripts/',
	message: 'Builds don’t use scripts. Scripts may import integrations.',
};
const readers = {
	regex: '^~/data/',
	allowTypeImports: true,
	message: 'Pages and components read the content store. Sections get props.',
};
const rooms = (names) => ({
	regex: `^(~/|(\\.\\./)+)(${names})/`,
	message: 'Imports go one way: see the README.',
});
const runtime = {
	regex: '^astro(:.*|/(?!zod).*)?$',
	message: 'Pure functions must run in bare Node.',
};
const build = {
	regex: '^(node:.*|sharp|vite|lightningcss|astro:(assets|content|config).*|~/data/.*)$',
	message: 'This runs in a browser: what a build knows comes as props or attributes.',
};
const extension = {
	regex: '^(~|\\.{1,2})/(?!.*(\\.(tsx?|astro|css|js|json)(\\?|$)))',
	message: 'Write the extension: bare Node needs it.',
};
const mayNot = (...patterns) => ({
	'@typescript-eslint/no-restricted-imports': ['error', { patterns: [extension, ...patterns] }],
});

export default tseslint.config(
	{ ignores: ['dist/', '.astro/', 'test-results/'] },
	tseslint.configs.strict,
	tseslint.configs.stylistic,
	astro.configs.recommended,
	{
		// Not .astro: the parser creates a program per file, which takes minutes (eslint-plugin-astro 3.2; no issue known).
		// `astro check` covers their types.
		files: ['**/*.{ts,tsx}'],
		extends: [tseslint.configs.recommendedTypeCheckedOnly],
		languageOptions: {
			parserOptions: {
				project: ['tsconfig.json', 'src/offline/worker/tsconfig.json'],
				tsconfigRootDir: import.meta.dirname,
			},
		},
		rules: {
			// Event listeners may be async; the functions that they call handle errors.
			'@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
			'@typescript-eslint/no-base-to-string': 'off', // FormData values may be files by type; our forms have none
			'@typescript-eslint/require-await': 'off', // a function may be async to match its interface
		},
	},
	{
		rules: {
			'no-console': 'error',
			'@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
			// An index signature can name its key, a Record can't.
			'@typescript-eslint/consistent-indexed-object-style': 'off',
		},
	},
	{
		// What runs in browsers uses only functions that the oldest of them have.
		files: [
			'src/{accounts,contact,directives,islands,layouts,lib,offline,schedule,visitor}/**',
			'src/{components,sections}/**/*.ts',
		],
		plugins: { compat },
		settings: { browsers: browserslist },
		rules: {
			'compat/compat': 'error',
			'no-restricted-syntax': [
				'error',
				{
					selector: 'MemberExpression[property.name=/^aria[A-Z]/]',
					message: 'Firefox has it since 119. Use setAttribute().',
				},
				{
					selector:
						'MemberExpression[object.name=/^(URL|AbortSignal|Promise)$/][property.name=/^(parse|any|withResolvers)$/]',
					message: 'Browsers have it since 2024.',
				},
			],
		},
	},
	{ files: ['src/**'], rules: mayNot(store, service, buildCode) },
	{ files: ['src/sections/**'], rules: mayNot(store, service, buildCode, readers) },
	{ files: ['src/data/**'], rules: mayNot(service, buildCode) },
	{ files: ['src/content.config.ts'], rules: mayNot(service) },
	{ files: ['src/accounts/client.ts'], rules: mayNot(store, buildCode, build) },
	{
		files: ['src/islands/**', 'src/accounts/**', 'src/sections/**/*.ts'],
		ignores: ['src/accounts/client.ts'],
		rules: mayNot(store, service, buildCode, build),
	},
	{
		files: ['src/lib/**'],
		rules: mayNot(store, service, buildCode, runtime, {
			regex: '^(~|\\.\\.)/',
			message: 'lib/ imports no other folder.',
		}),
	},
	{
		files: ['src/visitor/**'],
		rules: mayNot(
			store,
			service,
			buildCode,
			build,
			rooms('accounts|contact|sections|components|data|pages|layouts|islands|offline|seo'),
		),
	},
	{
		// Everything about time; what reads the store or renders asks it.
		files: ['src/schedule/**'],
		rules: mayNot(
			store,
			service,
			buildCode,
			runtime,
			rooms('sections|components|data|pages|layouts|islands|accounts|offline|seo|texts'),
		),
	},
	{ files: ['src/texts/**'], rules: mayNot(store, service, buildCode, runtime, rooms('\\w+')) },
	{
		files: ['src/offline/**'],
		rules: mayNot(
			store,
			service,
			buildCode,
			build,
			rooms('schemas|sections|components|data|pages|layouts|islands|accounts'),
		),
	},
	{
		files: ['src/seo/**'],
		rules: mayNot(service, buildCode, rooms('sections|pages|layouts|islands|accounts')),
	},
	{
		files: ['src/schemas/**'],
		rules: mayNot(
			store,
			service,
			buildCode,
			rooms('content-files|sections|components|data|pages|layouts|islands|accounts'),
		),
	},
	{
		files: ['src/content-files/**'],
		rules: mayNot(store, service, buildCode, rooms('sections|components|data|pages|layouts|islands|accounts|seo')),
	},
	{
		files: ['src/scripts/**'],
		rules: mayNot(store, service, rooms('sections|components|data|pages|layouts|islands')),
	},
	{
		files: ['src/integrations/**'],
		rules: mayNot(store, service, scripts, rooms('sections|components|data|pages|layouts|islands')),
	},
	{
		// Astro passes the image service's options untyped.
		files: ['src/integrations/images/image-service.ts'],
		rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-argument': 'off' },
	},
	{
		// Commands print their results.
		files: ['src/{integrations,scripts}/**', 'tests/**'],
		rules: { 'no-console': 'off' },
	},
	{
		// Tests inspect untyped responses and render components that only Astro can type.
		files: ['tests/**'],
		rules: {
			'@typescript-eslint/no-unsafe-argument': 'off',
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-call': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-return': 'off',
			'@typescript-eslint/unbound-method': 'off',
			'no-restricted-properties': [
				'error',
				{
					object: 'vi',
					property: 'waitFor',
					message: 'It waits one second. Use waitFor() of Testing Library, or await the event.',
				},
			],
		},
	},
	{
		files: ['**/*.astro'],
		rules: {
			'astro/no-set-html-directive': 'off',
		},
	},
);
