import { expect, test } from 'vitest';
import { arrangeChanges } from '~/schedule/changes.ts';
import { describeGym, describeSite } from '~/seo/gym-data.ts';
import { describeBreadcrumb } from '~/seo/page-data.ts';
import { parseTimeRange } from '~/lib/times.ts';
import StructuredData from '~/seo/StructuredData.astro';
import type { Content } from '~/schemas/collections.ts';
import { gym as ember, parseChange } from '../support/schedule.ts';
import { render } from '../support/render.ts';

const site = import.meta.env.SITE;
const gym: Content<'gym'> = {
	...ember,
	address: { street: '18 Foundry Lane', city: 'Northgate', country: 'US' },
	hours: [{ weekdays: ['saturday', 'sunday'], time: parseTimeRange('07:00-01:00') }, { weekdays: ['monday'] }],
};

const image = { src: '/master.jpg', width: 1600, height: 1067, format: 'jpg' as const };
const monthly = { period: 'a month', isMonthly: true };
const plan = { grade: 'Intermediate', price: 65, features: [], featured: false, order: 2, alt: '', image, ...monthly };
const changes = [
	{ from: '2026-12-24', until: '2026-12-26', what: 'closed' },
	{ from: '2026-12-20', until: '2026-12-27', what: 'hours', hours: '8:00-12:00, 14:00-20:00' },
	{ from: '2026-12-31', what: 'hours', hours: '10:00-14:00' },
	{ from: '2027-01-02', what: 'hours', hours: '0:00-24:00' },
	{ from: '2026-12-31', what: 'announcement', message: 'New showers.' },
].map(parseChange);
const data = describeGym(gym, [plan], arrangeChanges(changes), '2026-12-01', `${site}/share.jpeg`);

test('the gym has a permanent id, its phone number and address, its hours, and special hours on changed days', () => {
	expect(data).toMatchObject({ '@id': `${site}/#gym`, telephone: '+12125550142' });
	expect(Object.keys(data.address)).toEqual(['@type', 'streetAddress', 'addressLocality', 'addressCountry']);
	const days = ['https://schema.org/Saturday', 'https://schema.org/Sunday'];
	expect(data.openingHoursSpecification).toMatchObject([{ dayOfWeek: days, opens: '07:00', closes: '01:00' }]);
	expect(data.specialOpeningHoursSpecification).toMatchObject([
		{ opens: '08:00', closes: '12:00', validFrom: '2026-12-20', validThrough: '2026-12-23' },
		{ opens: '14:00', closes: '20:00', validFrom: '2026-12-20', validThrough: '2026-12-23' },
		{ opens: '08:00', closes: '12:00', validFrom: '2026-12-27', validThrough: '2026-12-27' },
		{ opens: '14:00', closes: '20:00', validFrom: '2026-12-27', validThrough: '2026-12-27' },
		{ opens: '00:00', closes: '00:00', validFrom: '2026-12-24', validThrough: '2026-12-26' },
		{ opens: '10:00', closes: '14:00', validFrom: '2026-12-31', validThrough: '2026-12-31' },
		{ opens: '00:00', closes: '23:59', validFrom: '2027-01-02', validThrough: '2027-01-02' },
	]);
});

test('the gym offers each plan for its period, on the home page if the prices have no page', () => {
	const offer = { name: 'Intermediate', priceSpecification: { price: 65, priceCurrency: 'USD', unitCode: 'MON' } };
	expect(data.makesOffer).toMatchObject([offer]);
	expect(data.makesOffer[0]).not.toHaveProperty('price'); // it is not paid once
	const visits = { ...plan, period: '10 visits', isMonthly: false };
	const { makesOffer } = describeGym({ ...gym, off: ['pricing'] }, [visits], arrangeChanges([]), '', '');
	expect(makesOffer).toMatchObject([{ url: `${site}/`, price: 65, priceSpecification: { unitText: '10 visits' } }]);
	expect(makesOffer[0]?.priceSpecification).not.toHaveProperty('unitCode');
});

test('breadcrumbs are numbered, and the last has no URL', () => {
	const [home, gloves] = describeBreadcrumb([{ label: 'Home', href: '/' }, { label: 'Gloves' }]).itemListElement;
	expect(home).toMatchObject({ position: 1, name: 'Home', item: `${site}/` });
	expect(gloves).toEqual({ '@type': 'ListItem', position: 2, name: 'Gloves' });
});

test('content cannot close the script element', async () => {
	const name = '</script><script>alert(1)</script>';
	const graph = [describeSite({ ...gym, name })];
	const document = await render(StructuredData, { data: { '@context': 'https://schema.org', '@graph': graph } });
	const scripts = [...document.querySelectorAll('script')].map(({ textContent }) => textContent);
	expect(scripts).toHaveLength(1);
	expect(JSON.parse(scripts[0] ?? '')).toMatchObject({ '@graph': [{ name }] });
});
