import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

/**
 * Finds keys that may be any text, as from an address or the service, in objects: `codes[code]` is a function for "constructor".
 * Arrays, sets of names and what is only written are fine.
 */
export const ownKeys = ESLintUtils.RuleCreator.withoutDocs({
	meta: { type: 'problem', schema: [], messages: { own: 'Every object has "constructor". Use getOwn() or a Map.' } },
	defaultOptions: [],
	create(context) {
		const services = ESLintUtils.getParserServices(context);
		const isAnyText = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.String | ts.TypeFlags.Any)) !== 0;
		return {
			'MemberExpression[computed=true]'(node: TSESTree.MemberExpression) {
				const key = services.getTypeAtLocation(node.property);
				const isWritten = node.parent.type === AST_NODE_TYPES.AssignmentExpression && node.parent.left === node;
				const isDataset = services.getTypeAtLocation(node.object).symbol?.name === 'DOMStringMap';
				if (isWritten || isDataset || !(key.isUnion() ? key.types : [key]).some(isAnyText)) return;
				context.report({ node: node.property, messageId: 'own' });
			},
		};
	},
});
