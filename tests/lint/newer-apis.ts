import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import browserData from '@mdn/browser-compat-data' with { type: 'json' };
import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import { oldestBrowsers } from '../../src/lib/browsers.ts';

/** Where MDN lists what TypeScript declares elsewhere: in a mixin, or as a global. */
const others = ['Element', 'HTMLElement', 'Document', 'Window', 'Node'];

/** Panels over the page are for newer browsers, and layouts/site.ts does without. */
const askedFor = new Set(['showPopover', 'hidePopover', 'popoverTargetElement']);

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
				const declarations = getSymbolAtLocation(node)?.declarations ?? [];
				const declared = declarations.find((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));
				if (!declared || askedFor.has(node.name) || isAskedFor(node.parent)) return;
				const browsers = listWithout(findData(node.name, declared)).join(', ');
				if (browsers) context.report({ node, messageId: 'newer', data: { browsers } });
			},
		};
	},
});

/** Whether code can do without a member: `a.b?.c`, `a.b?.()`, `a.b ?? c`. */
function isAskedFor({ type, parent }: TSESTree.Node): boolean {
	if (type !== AST_NODE_TYPES.MemberExpression) return false;
	if (parent?.type === AST_NODE_TYPES.LogicalExpression) return true;
	return parent !== undefined && 'optional' in parent && parent.optional === true;
}

const { api, javascript } = browserData;
const builtins = javascript['builtins'];
const find = (owner: Identifier | undefined, key: string): Identifier | undefined =>
	owner && Object.hasOwn(owner, key) ? owner[key] : undefined;

/** What MDN knows about a name that TypeScript's libraries declare. */
function findData(name: string, declared: ts.Declaration): CompatStatement | undefined {
	const owner = ts.findAncestor(
		declared.parent,
		(one) => ts.isInterfaceDeclaration(one) || ts.isVariableDeclaration(one),
	);
	if (!owner) return (find(api, name) ?? find(builtins, name) ?? find(find(api, 'Window'), name))?.__compat;
	const type = owner.name.getText();
	const builtin = find(builtins, type.replace(/^Readonly|(Constructor|Object)$/g, ''));
	const places = [builtin, ...[type, ...others].map((place) => find(api, place))];
	return places.map((place) => find(place, name) ?? find(place, `${name}_static`)).find(Boolean)?.__compat;
}

/** The oldest browsers that don't have it, or only with a flag or a prefix. */
function listWithout(data: CompatStatement | undefined): string[] {
	if (!data) return [];
	const { chrome, edge, firefox, safari, safari_ios: ios } = data.support;
	const support = { chrome, edge, firefox, safari, ios };
	return Object.entries(support).flatMap(([name, given]) => {
		const [first] = [given].flat();
		const { version_added: since = false, flags, prefix, alternative_name: other } = first ?? {};
		const oldest = new Map(Object.entries(oldestBrowsers)).get(name) ?? '';
		const isThere =
			since && !flags && !prefix && !other && Number.parseFloat(String(since).replace('≤', '')) <= Number(oldest);
		return isThere ? [] : [`${name} ${oldest}`];
	});
}
