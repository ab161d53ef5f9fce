// Reads the Markdown of a body by the parser that the pages are rendered with, so that code and quotes mean the same.
import Slugger from 'github-slugger';
import { type MdastNode, markdownToMdast } from 'satteri';

/** A heading, and the id that the page gives it. */
interface Heading {
	line: number;
	depth: number;
	text: string;
	id: string;
}

/** A link or a picture: where it points, and its words or its description. */
interface Target {
	line: number;
	url: string;
	text: string;
	/** The address does not stand behind the words but in a line "[name]: address". */
	referred?: boolean;
}

/** What stands in a body. Lines count from 1, where the body begins. */
export interface Body {
	headings: Heading[];
	links: Target[];
	pictures: Target[];
	/** What a "#…" can lead to: the ids of headings. */
	anchors: string[];
	/** All parts of the text, from the first to the last. */
	nodes: MdastNode[];
}

/** Reads the headings, links and pictures of a Markdown text. */
export function readBody(markdown: string): Body {
	const nodes = flatten(markdownToMdast(markdown, { features: { smartPunctuation: true } }));
	const slugger = new Slugger();
	const headings = nodes
		.filter((node) => node.type === 'heading')
		.map((node) => {
			const text = textOf(node);
			return { line: lineOf(node), depth: node.depth, text, id: slugger.slug(text) };
		});
	const definitions = new Map(
		nodes.filter((node) => node.type === 'definition').map(({ identifier, url }) => [identifier, url]),
	);
	const links = nodes
		.filter((node) => node.type === 'link' || node.type === 'linkReference')
		.map((node) => ({ line: lineOf(node), url: urlOf(node, definitions), text: textOf(node, true) }));
	const pictures = nodes
		.filter((node) => node.type === 'image' || node.type === 'imageReference')
		.map((node) => ({
			line: lineOf(node),
			url: urlOf(node, definitions),
			text: node.alt ?? '',
			referred: node.type === 'imageReference',
		}));
	return { headings, links, pictures, anchors: headings.map(({ id }) => id), nodes };
}

function flatten(node: MdastNode): MdastNode[] {
	return 'children' in node ? [node, ...node.children.flatMap((child) => flatten(child))] : [node];
}

function textOf(node: MdastNode, withPictures = false): string {
	if ('children' in node) return node.children.map((child) => textOf(child, withPictures)).join('');
	if (node.type === 'image' && withPictures) return node.alt ?? '';
	return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

function urlOf(node: { url: string } | { identifier: string }, definitions: Map<string, string>): string {
	return 'url' in node ? node.url : (definitions.get(node.identifier) ?? '');
}

function lineOf({ position }: MdastNode): number {
	return position?.start.line ?? 1;
}
