/** Runs a command. On failure, ends the process with a one-line message. */
export async function orExplain(command: () => Promise<void>): Promise<void> {
	await command().catch((error: unknown) => {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	});
}
