import type { Supabase, SupabaseOptions } from './supabase.ts';

/**
 * The embedded service, loaded and started by the first request (or by `warm`): both take seconds,
 * and what serves it is to be ready at once.
 */
export function lazySupabase(options: SupabaseOptions = {}) {
	let running: Promise<Supabase> | undefined;

	async function start(): Promise<Supabase> {
		const { startSupabase } = await import('./supabase.ts');
		return startSupabase(options);
	}
	return {
		fetch: async (request: Request) => (await (running ??= start())).fetch(request),
		warm: async () => void (await (running ??= start())),
		close: async () => (await running)?.close(),
	};
}
