import { type AccountClient, loadService } from './load-service.ts';

/** Checks with the service who is signed in: removes a session that was ended elsewhere, and stores an address that was changed there. */
export async function checkSession(): Promise<void> {
	try {
		const service = await loadService();
		await Promise.race([refresh(service), service.waitForRefreshFailure()]);
	} catch {
		// The script did not load. The next call tries again.
	}
}

async function refresh({ auth, refreshSession }: AccountClient): Promise<void> {
	const stored = await auth.getSession();
	const { data } = await auth.getUser();
	if (data.user?.email === stored.data.session?.user.email) return;
	await refreshSession(); // brings the new address, or removes a session that the service has ended
}
