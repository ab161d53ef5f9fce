// ESLint rules of our own, for mistakes that no plugin finds.
import browserData from '@mdn/browser-compat-data' with { type: 'json' };
import ts from 'typescript';
import { oldestBrowsers } from './src/lib/browsers.ts';

/** Panels over the page are for newer browsers, and layouts/navbar.ts does without. */
const askedFor = ['showPopover', 'hidePopover', 'popoverTargetElement'];

/**
 * Finds functions and properties that the oldest browsers don't have, by MDN's data and the types of the code: also methods, such as
 * `form.requestSubmit()`. Allows what is asked for first: `navigator.connection?.effectiveType`.
 */
export const newerApis = {
	create(context) {
		const { program, getSymbolAtLocation } = context.sourceCode.parserServices;
		return {
			Identifier(node) {
				const isOptional = 'object' in node.parent && node.parent.parent.optional;
				if (askedFor.includes(node.name) || isOptional) return;
				const declarations = getSymbolAtLocation(node)?.declarations ?? [];
				const declared = declarations.find((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));
				const browsers = declared ? listWithout(node.name, declared) : [];
				if (browsers.length > 0) context.report({ node, message: `Not in ${browsers.join(', ')}.` });
			},
		};
	},
};

/** Where MDN lists what TypeScript declares elsewhere: in a mixin, or as a global. */
const others = ['Element', 'HTMLElement', 'Document', 'Window'];

/** The oldest browsers that lack what TypeScript's libraries declare, or have it only with a flag or a prefix. */
function listWithout(name, declared) {
	const { api, javascript } = browserData;
	const isOwner = (one) => ts.isInterfaceDeclaration(one) || ts.isVariableDeclaration(one);
	const owner = ts.findAncestor(declared.parent, isOwner)?.name.getText() ?? 'Window';
	const builtin = javascript.builtins[owner.replace(/^Readonly|(Constructor|Object)$/g, '')];
	const places = [builtin, ...[owner, ...others].map((place) => api[place]), api];
	const known = places.map((place) => place?.[name] ?? place?.[`${name}_static`]).find((entry) => entry?.__compat);
	return Object.entries(oldestBrowsers).flatMap(([browser, oldest]) => {
		const [support] = [known?.__compat.support[browser.replace('ios', 'safari_ios')]].flat();
		const { version_added: added = '', flags, prefix, alternative_name: other } = support ?? {};
		const isThere = Number.parseFloat(String(added).replace('≤', '')) <= Number(oldest) && !flags && !prefix && !other;
		return isThere || !known ? [] : [`${browser} ${oldest}`];
	});
}

/**
 * Finds keys that may be any text, as from an address or the service, in objects: `codes[code]` is a function for "constructor".
 * Arrays, sets of names and what is only written are fine.
 */
export const ownKeys = {
	create(context) {
		const { getTypeAtLocation } = context.sourceCode.parserServices;
		const isAnyText = ({ flags }) => flags & (ts.TypeFlags.String | ts.TypeFlags.Any);
		return {
			'MemberExpression[computed=true]'(node) {
				const key = getTypeAtLocation(node.property);
				const isWritten = node.parent.type === 'AssignmentExpression' && node.parent.left === node;
				const isDataset = getTypeAtLocation(node.object).symbol?.name === 'DOMStringMap';
				if (isWritten || isDataset || !(key.types ?? [key]).some(isAnyText)) return;
				context.report({ node: node.property, message: 'Every object has "constructor". Use getOwn() or a Map.' });
			},
		};
	},
};
