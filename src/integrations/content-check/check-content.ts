// Checks all of content/ before the build. Astro stops at the first mistake, only logs a broken reference, and doesn't
// say which file references a missing picture.
import type { z } from 'astro/zod';
import { basename, join, relative, sep } from 'node:path';
import type { CollectionDefinition } from '../../schemas/collections.ts';
import { quote } from '../../schemas/parts/explain.ts';
import type { SchemaContext } from '../../schemas/parts/picture.ts';
import { checkAddresses, checkNames } from './check-addresses.ts';
import { checkBlanks } from './check-blanks.ts';
import { checkBody } from './check-body.ts';
import { checkChanges } from './check-changes.ts';
import { checkDistinct } from './check-distinct.ts';
import { checkFields } from './check-fields.ts';
import { checkHours } from './check-hours.ts';
import { checkLinkFields } from './check-links.ts';
import { checkDrawing, createImageSchema, type FileContext } from './check-picture.ts';
import { type Diagnostic, type Findings, sortDiagnostics } from './diagnostic.ts';
import { decodePictures } from './picture-facts.ts';
import { readEntries, selectEntries } from './read-entries.ts';
import { readSiteMap } from './site-map.ts';
import { findWarnings } from './warnings/find-warnings.ts';

/** Checks all of content/. @param content the content folder. */
export async function checkContent(content: string): Promise<Findings> {
	const { entries, otherFiles, errors } = await readEntries(content);
	errors.push(...checkNames(entries));
	const warnings: Diagnostic[] = [];
	await decodePictures(otherFiles.filter(isPicture));
	const siteMap = readSiteMap(entries);
	const files: FileContext = { path: '', content, used: new Set([join(content, 'README.md')]), listed: new Map() };
	const context: SchemaContext = {
		image: (needs) => createImageSchema(files, needs),
		drawing: (name) => checkDrawing(files, name),
		ids: (collection) => selectEntries(entries, collection).map(({ id }) => id),
	};
	const schemas = new Map<CollectionDefinition, z.ZodType>(); // creating a schema is slower than using it
	for (const entry of entries.filter(({ data }) => data !== undefined)) {
		files.path = entry.path;
		const schema = schemas.get(entry.definition) ?? entry.definition.schema(context);
		schemas.set(entry.definition, schema);
		const fields = await checkFields(entry, schema);
		errors.push(...fields.errors, ...checkLinkFields(entry, siteMap));
		warnings.push(...fields.warnings);
		errors.push(...(await checkBody(entry, files, siteMap)), ...checkBlanks(entry));
	}
	errors.push(...checkAddresses(entries, siteMap), ...checkDistinct(entries));
	errors.push(...checkHours(entries), ...checkChanges(entries));
	const unused = otherFiles.filter((path) => !files.used.has(path));
	const nameFile = (path: string) => `content/${relative(content, path).split(sep).join('/')}`;
	// Only without other errors: a misspelt name would be reported as missing and as unused.
	if (errors.length === 0) {
		const strays = unused.filter((path) => !isPicture(path));
		errors.push(...strays.map((path) => reportStray(nameFile(path))));
	}
	if (errors.length > 0) return { errors: sortDiagnostics(errors), warnings: [] };
	warnings.push(...unused.filter(isPicture).map((path) => reportUnused(nameFile(path))));
	return { errors, warnings: sortDiagnostics([...warnings, ...(await findWarnings(entries))]) };
}

function reportStray(file: string): Diagnostic {
	const name = basename(file);
	const isIndex = /^index\.md$/i.test(name) && name !== 'index.md';
	const wanted = isIndex ? 'index.md' : /^(.+\.(?:json|md))\.\w+$/i.exec(name)?.[1];
	const expected = wanted ? `Rename it to ${quote(wanted)}.` : 'Check its name and its folder, or delete it.';
	return { file, field: '', found: 'a file that belongs to no page', expected };
}

function reportUnused(file: string): Diagnostic {
	const found = 'a picture that no page shows';
	return { file, field: '', found, expected: 'Name it in a content file, or delete it.' };
}

function isPicture(path: string): boolean {
	return /\.(jpe?g|png|webp|avif|svg|gif|heic|heif|tiff?|bmp)$/i.test(path);
}
