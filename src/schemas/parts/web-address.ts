/** An address that everybody can open: not one of this computer or of the house, as copied while the site was tried. */
export function isOnTheWeb(address: string): boolean {
	if (/\s/.test(address) || !URL.canParse(address)) return false;
	const { protocol, hostname } = new URL(address);
	return (
		protocol === 'https:' && /\.\p{L}[\p{L}\d-]*$/u.test(hostname) && !/\.(local|localhost|test|lan)$/.test(hostname)
	);
}
