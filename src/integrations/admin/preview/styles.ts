const sheets: string[] = [];

/** Every component brings its own. */
export function keepStyle(css: string): void {
	sheets.push(css);
}

/** The styles of all components that the preview renders. */
export function keptStyles(): string {
	return sheets.join('\n');
}
