import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../src/folders.ts';
import * as defaults from '../../src/texts/defaults.ts';

/** Adds to words on a page where they can be changed. If no file has them all, names the files of their parts. */
export function nameSource(words: string): string {
	for (const part of [words, ...words.split(/[:,]\s/)]) {
		const places = [...findInContent(part), ...findInTexts(part)];
		if (part && places.length > 0) return `${words} (${places.slice(0, 3).join(', ')})`;
	}
	return words;
}

function findInContent(words: string): string[] {
	return globSync('**/*.{md,json}', { cwd: contentFolder }).flatMap((file) => {
		const lines = readFileSync(join(contentFolder, file), 'utf8').split('\n');
		return lines.flatMap((line, index) => (line.includes(words) ? `content/${file}:${index + 1}` : []));
	});
}

function findInTexts(words: string): string[] {
	return Object.entries(defaults).flatMap(([group, texts]) => {
		const keys = Object.entries(texts).filter(([, text]) => JSON.stringify(text).includes(words));
		return keys.map(([key]) => `"${key}" of "${group}" in content/settings/texts.json`);
	});
}
