import type { Identifier } from '@mdn/browser-compat-data';
import browserData from '@mdn/browser-compat-data' with { type: 'json' };
import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';
import { oldestBrowsers } from '../../src/lib/browsers.ts';

/** Panels over the page are for newer browsers, and layouts/site.ts does without. */
const askedFor = ['showPopover', 'hidePopover', 'popoverTargetElement'];
/** Where MDN lists what TypeScript declares elsewhere: in a mixin, or as a global. */
const others = ['Element', 'HTMLElement', 'Document', 'Window'];
const { api, javascript } = browserData;
const find = (owner: Identifier | undefined, key: string): Identifier | undefined =>
	owner && Object.hasOwn(owner, key) ? owner[key] : undefined;

/**
 * Finds functions and properties that the oldest browsers don't have, by MDN's data and the types of the code: also methods, such as
 * `form.requestSubmit()`. Allows what is asked for first: `navigator.connection?.effectiveType`.
 */
export const newerApis = ESLintUtils.RuleCreator.withoutDocs({
	meta: { type: 'problem', schema: [], messages: { newer: 'Not in {{browsers}}.' } },
	defaultOptions: [],
	create(context) {
		const { program, getSymbolAtLocation } = ESLintUtils.getParserServices(context);
		return {
			Identifier(node) {
				const user = 'object' in node.parent ? node.parent.parent : undefined;
				if (askedFor.includes(node.name) || (user && 'optional' in user && user.optional)) return;
				const declarations = getSymbolAtLocation(node)?.declarations ?? [];
				const declared = declarations.find((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));
				const browsers = declared ? listWithout(node.name, declared).join(', ') : '';
				if (browsers) context.report({ node, messageId: 'newer', data: { browsers } });
			},
		};
	},
});

/** The oldest browsers that lack what TypeScript's libraries declare, or have it only with a flag or a prefix. */
function listWithout(name: string, declared: ts.Declaration): string[] {
	const isOwner = (one: ts.Node) => ts.isInterfaceDeclaration(one) || ts.isVariableDeclaration(one);
	const owner = ts.findAncestor(declared.parent, isOwner)?.name.getText() ?? 'Window';
	const builtin = find(javascript['builtins'], owner.replace(/^Readonly|(Constructor|Object)$/g, ''));
	const places = [builtin, ...[owner, ...others].map((place) => find(api, place)), api];
	const known = places.map((place) => find(place, name) ?? find(place, `${name}_static`)).find(Boolean)?.__compat;
	if (!known) return [];
	const { chrome, edge, firefox, safari, safari_ios: ios } = known.support;
	const oldest = new Map(Object.entries(oldestBrowsers));
	return Object.entries({ chrome, edge, firefox, safari, ios }).flatMap(([browser, given]) => {
		const [first] = [given].flat();
		const since = Number.parseFloat(String(first?.version_added).replace('≤', ''));
		const isThere = since <= Number(oldest.get(browser)) && !first?.flags && !first?.prefix && !first?.alternative_name;
		return isThere ? [] : [`${browser} ${oldest.get(browser)}`];
	});
}
