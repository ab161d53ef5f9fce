import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folder of an installed package. */
export function findPackageFolder(name: string): string {
	const file = findPackageJSON(name, import.meta.url);
	if (file) return path.dirname(file);
	throw new Error(`The package ${name} is not installed. Run "npm install".`);
}

/** The version of an installed package, for the names of caches that depend on it. */
export function readPackageVersion(name: string): string {
	const text = readFileSync(path.join(findPackageFolder(name), 'package.json'), 'utf8');
	return /"version": *"([^"]+)"/.exec(text)?.[1] ?? 'unknown';
}
