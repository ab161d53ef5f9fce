/**
 * The arguments with which Node runs a script of package.json. Without a shell, which Windows needs to start npm itself, and
 * which splits paths at their spaces.
 */
export function runScript(name: string): string[] {
	const npm = process.env['npm_execpath']; // set by npm
	if (npm === undefined) throw new Error('Start this with npm, e.g. "npm test".');
	return [npm, 'run', '--silent', name];
}
