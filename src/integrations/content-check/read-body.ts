// Parses a Markdown body with the parser that renders pages, so that both agree on code and quotes.
import Slugger from 'github-slugger';
import { type MdastNode, markdownToMdast } from 'satteri';

/** A parsed Markdown body. */
export type Body = ReturnType<typeof readBody>;

/** All nodes of a body, and its headings with ids, links and pictures. Lines count from 1. */
export function readBody(markdown: string) {
	const nodes = flatten(markdownToMdast(markdown, { features: { smartPunctuation: true } }));
	const slugger = new Slugger();
	const headings = nodes
		.filter((node) => node.type === 'heading')
		.map((node) => {
			const text = readText(node);
			return { line: getLine(node), depth: node.depth, text, id: slugger.slug(text) };
		});
	const definitions = nodes.filter((node) => node.type === 'definition');
	const urls = new Map(definitions.map(({ identifier, url }) => [identifier, url]));
	const getUrl = (node: { url: string } | { identifier: string }) =>
		'url' in node ? node.url : (urls.get(node.identifier) ?? '');
	const links = nodes
		.filter((node) => node.type === 'link' || node.type === 'linkReference')
		.map((node) => ({ line: getLine(node), url: getUrl(node), text: readText(node, true) }));
	const pictures = nodes
		.filter((node) => node.type === 'image' || node.type === 'imageReference')
		.map((node) => ({ line: getLine(node), url: getUrl(node), text: node.alt ?? '' }));
	return { nodes, headings, links, pictures };
}

/** The line where a node begins. */
export function getLine({ position }: MdastNode): number {
	return position?.start.line ?? 1;
}

function flatten(node: MdastNode): MdastNode[] {
	return 'children' in node ? [node, ...node.children.flatMap(flatten)] : [node];
}

function readText(node: MdastNode, withPictures = false): string {
	if ('children' in node) return node.children.map((child) => readText(child, withPictures)).join('');
	if (node.type === 'image' && withPictures) return node.alt ?? '';
	return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}
