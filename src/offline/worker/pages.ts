// Pages: what was seen before is shown at once and renewed behind.
import { CacheExpiration } from 'workbox-expiration';
import type { RouteHandlerCallbackOptions } from 'workbox-core';
import type { Answer } from '../messages';
import { cacheNamed, mayBeKept, offlinePage, pageOf } from '../paths';
import { copyOf, dateOf, isWhole, wordsIn } from './copies';
import { keptFromStart } from './from-start';
import { base, worker } from './scope';

const cacheName = cacheNamed('pages', worker.registration.scope);
const expiration = new CacheExpiration(cacheName, { maxEntries: 60, maxAgeSeconds: 90 * 24 * 60 * 60 });
/** A copy younger than this need not be asked for again. */
const fresh = 10_000;
/** Pages that were renewed and could not be kept: a copy from the start may be there still. */
const outdated = new Set<string>();

/** Answers for a page: by its copy, by the network, or by the page that says what is kept. */
export async function answerPage({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
	const page = pageOf(url.pathname, base) ?? '';
	const ahead = preloaded(event);
	const copy = mayBeKept(page, base) ? await copyFor(page) : undefined;
	// Who asks for the page anew wants it from the network, unless it has just come from there.
	if (copy && !outdated.has(page) && (!isReload(request) || isFresh(copy))) {
		event.waitUntil(renewBehind(page, event instanceof FetchEvent ? event.resultingClientId : '', ahead));
		return copy;
	}
	try {
		const answer = (await ahead) ?? (await fetch(request));
		event.waitUntil(keep(page, answer.clone()).catch(stayPlain));
		return answer;
	} catch (problem) {
		const instead = copy ?? (await keptFromStart(base + offlinePage).catch(stayPlain));
		if (instead) return instead;
		throw problem;
	}
}

/** Keeps a page's answer, if it is one. */
export async function keep(page: string, answer: Response): Promise<Response | undefined> {
	const copy = mayBeKept(page, base) ? await copyOf(answer) : undefined;
	if (!copy) return undefined;
	const cache = await caches.open(cacheName);
	try {
		await cache.put(page, copy.clone());
		outdated.delete(page);
	} catch (problem) {
		outdated.add(page);
		await cache.delete(page); // there is no room: rather none than the old one
		throw problem;
	}
	await expiration.updateTimestamp(page);
	await expiration.expireEntries();
	return copy;
}

/** Whether what a page shows is still true. */
export async function isCurrent(page: string, words: string): Promise<Answer> {
	const before = await copyFor(page);
	const now = before && isFresh(before) && !renewing.has(page) ? before : await renew(page);
	if (now === 'unreachable') return { state: 'unreachable', kept: before ? dateOf(before) : Date.now() };
	return { state: now !== 'gone' && wordsIn(now) === words ? 'current' : 'changed', kept: Date.now() };
}

type Renewed = Response | 'gone' | 'unreachable';
const renewing = new Map<string, Promise<Renewed>>();

/** Fetches a kept page again. The browser that shows it and the page itself ask for this at the same time: once is enough. */
async function renew(page: string, ahead?: Promise<Response | undefined>): Promise<Renewed> {
	const renewed = renewing.get(page) ?? fetchAgain(page, ahead);
	renewing.set(page, renewed);
	return renewed.finally(() => renewing.delete(page));
}

/** Renews what is being shown. A copy of which the browser's storage has lost a part is replaced: it can't ask by itself. */
async function renewBehind(page: string, client: string, ahead: Promise<Response | undefined>): Promise<void> {
	const isBroken = !(await isWhole(await copyFor(page)));
	const renewed = await renew(page, ahead);
	if (!isBroken || renewed === 'unreachable') return;
	const shown = await worker.clients.get(client);
	if (shown instanceof WindowClient) await shown.navigate(shown.url);
}

async function fetchAgain(page: string, ahead?: Promise<Response | undefined>): Promise<Renewed> {
	try {
		const preload = await Promise.race([ahead, patience()]);
		// The answer to a navigation doesn't say where it is redirected to, which may be the same page with a slash.
		const answer = preload?.status === 200 ? preload : await fetch(page, { cache: 'no-cache' });
		const isElsewhere = answer.redirected && pageOf(new URL(answer.url).pathname, base) !== page;
		if (isElsewhere || answer.status === 404 || answer.status === 410) {
			await (await caches.open(cacheName)).delete(page);
			return 'gone';
		}
		const copy = await copyOf(answer.clone());
		if (copy) await keep(page, answer).catch(stayPlain);
		return copy ?? 'unreachable';
	} catch {
		return 'unreachable';
	}
}

/** The newer of the copies: as seen, or as kept from the start. */
async function copyFor(page: string): Promise<Response | undefined> {
	try {
		const cache = await caches.open(cacheName);
		const copies = await Promise.all([cache.match(page), keptFromStart(page)]);
		const ours = copies.filter((copy) => copy !== undefined).filter((copy) => wordsIn(copy) !== '');
		return ours.sort((one, other) => dateOf(other) - dateOf(one))[0];
	} catch {
		return undefined; // whatever is wrong with what is kept, there is the network
	}
}

/** WebKit drops the early answer without a word once the copy is shown. */
const patience = async () => new Promise<undefined>((over) => setTimeout(over, 2000));

function isFresh(copy: Response): boolean {
	return Date.now() - dateOf(copy) < fresh;
}

function isReload({ cache }: Request): boolean {
	return cache === 'no-cache' || cache === 'reload';
}

/** The answer that the browser asked for while it woke the worker, if it came to anything. */
async function preloaded(event: ExtendableEvent): Promise<Response | undefined> {
	if (!(event instanceof FetchEvent)) return undefined;
	const answer: unknown = await event.preloadResponse.catch(() => undefined);
	return answer instanceof Response ? answer : undefined;
}

/** Storage may be full or blocked: then nothing is kept, and the page is the plain one. */
function stayPlain(): undefined {
	return undefined;
}
