// Pages added by editors, and the menus that link to them.
import { type CollectionEntry, getCollection } from 'astro:content';
import { type Asked, linkToForm } from '~/lib/contact-links.ts';
import { isSwitchedOff } from '~/lib/page-lists.ts';
import type { Link } from '~/schemas/parts/link.ts';
import { readTexts } from '~/texts/read-texts.ts';
import { once, readSingle } from './entries.ts';

/** Reads the pages added by editors, sorted by title. Includes drafts in `npm run dev`. */
export async function readOwnPages(): Promise<CollectionEntry<'ownPages'>[]> {
	const { data: gym } = await readSingle('gym');
	const pages = await getCollection('ownPages', ({ data }) => import.meta.env.DEV || !data.draft);
	return pages.sort((one, other) => one.data.title.localeCompare(other.data.title, gym.language));
}

/** Whether settings/gym.json switches off the page at an address. */
export async function isOff(address: string): Promise<boolean> {
	return isSwitchedOff(address, (await readSingle('gym')).data.off);
}

/** The links whose pages are not switched off. */
export async function selectLinks(links: readonly Link[]): Promise<Link[]> {
	const { off } = (await readSingle('gym')).data;
	return links.filter(({ href }) => !isSwitchedOff(href, off));
}

/** Reads the navigation, including pages added by editors. `lastLine` has the links at the end of the footer: where most visitors go next, then the pages of editors. */
export const readNavigation = once(async () => {
	const { data: navigation } = await readSingle('navigation');
	const pages = await readOwnPages();
	const linksIn = (menu: 'main' | 'footer') =>
		pages.filter(({ data }) => data.menu === menu).map(({ id, data }) => ({ label: data.title, href: `/${id}` }));
	const policy = pages.find(({ id }) => id === navigation.footer.privacyPage?.id);
	const privacy = { label: readTexts('footer').privacy, href: policy && `/${policy.id}` };
	const main = await selectLinks(navigation.main);
	const common = main.filter(({ href }) => /^\/(?:schedule|pricing|contact)(?![\w-])/.test(href));
	return {
		...navigation,
		main: [...main, ...linksIn('main')],
		footer: { ...navigation.footer, classes: await selectLinks(navigation.footer.classes) },
		lastLine: [...common, ...linksIn('footer').filter(({ href }) => href !== privacy.href), privacy],
		privacy,
	};
});

/** Reads where a link to the free trial leads: to the contact form, with what is asked for, or to the gym's booking system. */
export async function readTrialHref(target: string, asked: Asked = {}) {
	const { trialBook } = (await readSingle('contactPage')).data.form;
	return linkToForm(target, { ...asked, trial: true }, trialBook);
}
