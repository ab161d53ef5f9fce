import { type Answer, ask } from './ask.ts';
import type { Finding } from './site.ts';

type WayFinding = Finding<'certificate and names'>;

const day = 86_400_000;

/** How visitors get to the site: by https with a certificate that lasts, and by one name only. */
export async function lookAtWay(address: URL, now = new Date()): Promise<WayFinding[]> {
	const local = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(address.hostname);
	if (address.protocol === 'http:') {
		return local
			? [right('asked on this machine, without a certificate')]
			: [wrong(`Ask for https://${address.host}: without https nothing that a member types is safe.`)];
	}
	let home: Answer;
	try {
		home = await ask(address.href);
	} catch (error) {
		return [wrong(withoutConnection(address, error))];
	}
	const findings = [lookAtCertificate(address, home, now)];
	if (local) return findings;
	findings.push(await lookAtOther(address, new URL(address.pathname, `http://${address.hostname}`)));
	const twin = twinOf(address.hostname);
	if (twin) {
		const other = new URL(address);
		other.hostname = twin;
		const answer = await ask(other.href).catch(() => undefined);
		// Whether the other name exists at all is the owner's business.
		if (answer) findings.push(await lookAtOther(address, other));
	}
	return findings;
}

/** "www.example.com" and "example.com" belong together. */
function twinOf(name: string): string | undefined {
	if (name.startsWith('www.')) return name.slice(4);
	return name.split('.').length === 2 ? `www.${name}` : undefined;
}

function lookAtCertificate({ host }: URL, { validUntil }: Answer, now: Date): WayFinding {
	const days = validUntil ? Math.floor((validUntil.getTime() - now.getTime()) / day) : 0;
	if (days < 10)
		return wrong(
			`The certificate of ${host} ends in ${days} days, and nothing has renewed it. Look at the host's settings for https.`,
		);
	return right(`the certificate is good for ${days} more days`);
}

/** Another address of the same site leads to the one that its pages name. */
async function lookAtOther(address: URL, other: URL): Promise<WayFinding> {
	const answer = await ask(other.href).catch((error: unknown) => error);
	if (!isAnswer(answer))
		return wrong(`${other.href} is not answered (${reason(answer)}); it should lead to ${address.origin}.`);
	const place = URL.parse(answer.header('location'), other.href);
	const permanent = answer.status === 301 || answer.status === 308;
	if (permanent && place?.hostname === address.hostname && place.protocol === 'https:')
		return right(`${other.origin} leads to ${address.origin}`);
	// By way of https of the same name, as the list of names that browsers preload wants it.
	if (permanent && place?.protocol === 'https:' && place.hostname === other.hostname && other.protocol === 'http:') {
		return lookAtOther(address, place);
	}
	const says = place ? `${answer.status} to ${place.href}` : String(answer.status);
	return wrong(
		`${other.href} answers ${says}, not 301 to ${address.origin}: the site has two names, and search engines see two sites.`,
	);
}

function withoutConnection({ host }: URL, error: unknown): string {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	if (code === 'CERT_HAS_EXPIRED')
		return `The certificate of ${host} is past its end: browsers warn visitors away. Renew it at the host.`;
	if (/CERT|SELF_SIGNED|ALTNAME|UNABLE_TO/.test(code)) {
		return `Browsers don't trust the certificate of ${host} (${code}) and warn visitors away. Set up https for this name at the host.`;
	}
	if (code === 'ENOTFOUND') return `There is no ${host}. Is the name written right, and does its DNS lead to the host?`;
	return `${host} does not answer (${reason(error)}).`;
}

function isAnswer(answer: unknown): answer is Answer {
	return typeof answer === 'object' && answer !== null && 'status' in answer && 'header' in answer;
}

function reason(error: unknown): string {
	return error instanceof Error ? error.message || error.name : String(error);
}

function right(text: string): WayFinding {
	return { topic: 'certificate and names', ok: true, text };
}

function wrong(text: string): WayFinding {
	return { topic: 'certificate and names', ok: false, text };
}
