/** Whether an address is public: not of this computer or the local network, as copied from a development server. */
export function isOnTheWeb(address: string): boolean {
	if (/\s/.test(address) || !URL.canParse(address)) return false;
	const { protocol, hostname } = new URL(address);
	return (
		protocol === 'https:' && /\.\p{L}[\p{L}\d-]*$/u.test(hostname) && !/\.(local|localhost|test|lan)$/.test(hostname)
	);
}
