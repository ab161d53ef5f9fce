import { expect, test } from 'vitest';
import { formatAddress, formatPlace, getMapLink } from '~/lib/address.ts';
import { type Dates, formatDate, formatDateRange } from '~/lib/dates.ts';
import { readContent } from '~/content-files/read-content.ts';
import { listFocusClasses } from '~/lib/focus.ts';
import { getMapAddresses } from '~/lib/map.ts';
import { fitsTwoLines, getLongWordsClass } from '~/components/long-words.ts';
import { getTelHref, getWhatsAppHref, parsePhone } from '~/lib/phone.ts';
import { formatPrice, isPercentFirst, measurePrice, namePlan, splitPrice } from '~/lib/prices.ts';
import { choosePlural } from '~/lib/text.ts';
import { formatTimeRange } from '~/lib/times.ts';
import { createFullTitle } from '~/lib/titles.ts';
import { formatWeekdays, getDayName } from '~/lib/weekdays.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('dates have the gym’s form, or the words of its language', () => {
	const write = (dates: Dates['dates']) => formatDate('2022-03-02', { dates, language: 'de' });
	expect([write('mm/dd/yyyy'), write('in words')]).toEqual(['03/02/2022', '2. März 2022']);
});

test.each([
	['en', '12-hour', 'Mon-Wed, Fri', 'Mon, Nov 30 – Mon, Dec 7', '9:00am-12:30pm'],
	['en-GB', '24-hour', 'Mon–Wed, Fri', 'Mon 30 Nov – Mon 7 Dec', '09:00–12:30'],
	['pl', '24-hour', 'pon.–śr. i pt.', 'pon., 30 lis – pon., 7 gru', '09:00–12:30'],
	['fi', '24-hour, no leading zero', 'ma–ke ja pe', 'ma 30.11. – ma 7.12.', '9:00–12:30'],
	['ja', '24-hour', '月–水、金', '11/30(月)～12/07(月)', '09:00–12:30'],
	['ko', '12-hour', '월-수 및 금', '11월 30일 (월)~12월 7일 (월)', '오전\u00a09:00-오후\u00a012:30'],
] as const)('in %s with a %s clock, ranges are %s, %s and %s', (language, clock, days, dates, times) => {
	expect(formatWeekdays(['friday', 'wednesday', 'monday', 'tuesday'], { language, clock }, 'short')).toBe(days);
	expect(formatDateRange('2026-11-30', '2026-12-07', language)).toBe(dates);
	expect(formatTimeRange({ start: 540, end: 750 }, { language, clock })).toBe(times);
	expect(dates).toContain(getDayName('monday', language, 'short')); // the same with and without a date
});

test.each([
	['en', 'USD', 299.5, ['$', '299', '.50']],
	['pl', 'PLN', 299.5, ['299', ',50', ' zł']],
	['nl', 'EUR', 29.95, ['€ ', '29', ',95']],
	['ja', 'JPY', 8800, ['￥', '8,800']],
	['ja', 'JPY', 88.5, ['￥', '88', '.50']], // never rounded
	['en-KW', 'KWD', 12.5, ['KWD ', '12', '.500']],
])('a price in %s and %s is in parts that follow each other: %d', (language, currency, price, parts) => {
	const found = splitPrice(price, { language, currency });
	expect(found.map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual(parts);
	expect(found.map(({ value }) => value).join('')).toBe(formatPrice(price, { language, currency }));
	expect(found.filter(({ kind }) => kind === 'whole')).toHaveLength(1);
});

test('in Turkish and Basque, the percent sign comes first; a price’s cents and currency count less than whole digits', () => {
	expect(['en', 'de', 'bn', 'tr', 'eu'].map(isPercentFirst)).toEqual([false, false, false, true, true]);
	const measure = (price: number) => measurePrice(price, { language: 'en', currency: 'USD' }).toFixed(2);
	expect([299, 299.5].map(measure)).toEqual(['3.33', '4.33']);
	const plan = { grade: 'Basic', price: 39, period: 'a month' };
	expect(namePlan(plan, { language: 'en', currency: 'USD' })).toBe('Basic, $39 a month');
});

test.each([
	['en', { one: '1', other: '2' }, '1222'],
	['pl', { one: '1', few: '2', many: '5', other: '1,5' }, '1255'],
	['lt', { one: '1', few: '2', many: '1,5', other: '10' }, '12210'],
	['ja', { other: '1' }, '1111'],
])('in %s, the forms %o stand for 1, 2, 5 and 12', (language, forms, chosen) => {
	expect([1, 2, 5, 12].map((number) => choosePlural(forms, number, language)).join('')).toBe(chosen);
});

test.each([
	['(212) 555-0142', 'US', 'tel:+12125550142'],
	['011 49 30 901820', 'US', 'tel:+4930901820'],
	['+49 (0)30 901820', 'GB', 'tel:+4930901820'],
	['(212) 555-0142 ext. 7', 'US', 'tel:+12125550142;ext=7'],
	['+49 30 901820', 'AQ', 'tel:+4930901820'], // without numbers of its own
])('the phone number %j in %s is dialed as %s', (phone, country, href) => {
	expect(getTelHref({ phone, address: { country } })).toBe(href);
});

test.each(['212-555-0142 / 212-555-0143', '212-555-0142, 0143', '555-0142'])('%j is not one phone number', (phone) => {
	const written = { phone, address: { country: 'US' } };
	expect(parsePhone(written)).toBeUndefined();
	expect(() => getTelHref(written)).toThrow('is not a phone number in US');
	expect(getWhatsAppHref(written, '(212) 555-0142 ext. 7')).toBe('https://wa.me/12125550142');
});

test('the facts of the gym are filled into all texts of an entry; other placeholders stay', async () => {
	const blog = '---\npromo: { value: "34" }\n---\n';
	const page = '---\ntitle: "{gym} in {city}"\nlist: [{ text: "{phone}{postalCode}" }, null, "{discount}%"]\n---\n';
	const gym = '{ "name": "Flow", "phone": "0731 5550142", "address": { "city": "Ulm", "country": "DE" } }'; // has no postal code
	const pages = { 'pages/blog.md': blog, 'pages/about.md': page };
	const { entries } = await readContent(temporaryFolder({ ...pages, 'settings/gym.json': gym }));
	const about = entries.find(({ id }) => id === 'about');
	expect(about?.data).toEqual({ title: 'Flow in Ulm', list: [{ text: '0731\u00a05550142{postalCode}' }, null, '34%'] });
	const broken = await readContent(temporaryFolder(pages)); // so texts that name the gym have no mistake
	expect(broken.entries.find(({ id }) => id === 'about')?.data?.['title']).not.toMatch(/[{}]/);
});

test('a focal point becomes two classes for all screens, or for each; the default is the center', () => {
	const phones = { media: '(width < 48rem)' } as const;
	const tablets = { media: '(width < 64rem)', focus: '5% 0%' } as const;
	const classes = (...crops: Parameters<typeof listFocusClasses>) => listFocusClasses(...crops).join(' ');
	const [all, both] = ['focus-x-45 focus-y-0', 'max-md:focus-x-45 max-md:focus-y-0 max-lg:focus-x-5 max-lg:focus-y-0'];
	expect([classes('45% 0%', [phones]), classes('45% 0%', [phones, tablets])]).toEqual([all, `${all} ${both}`]);
	expect([classes(undefined, [phones]), classes('50% 50%', []), classes('50% 5%', [])]).toEqual(['', '', 'focus-y-5']);
});

test.each([
	['Ember Gym: classes', 'Ember Gym: classes'],
	['Getting Back Into CrossFit After a Long Vacation', 'Getting Back Into CrossFit After a Long Vacation | Ember Gym'],
	['Getting Back Into CrossFit After a Very Long Vacation', 'Getting Back Into CrossFit After a Very Long Vacation'],
])('the gym’s name follows "%s" only if both fit in a search result', (title, shown) => {
	expect(createFullTitle(title, 'Ember Gym')).toBe(shown);
});

test.each([
	['Our History', 8, undefined],
	['Selbstverteidigung für alle', 12, 'long-words'],
	['Ausdauer\u00adtraining', 8, undefined],
	['நிகழ்ச்சி', 6, 'long-words'],
	['Загальнозміцнювальний фітнес', 10, 'long-words longer-words'],
])('"%s" in lines of %d letters gets the class %s', (heading, letters, wanted) => {
	expect(getLongWordsClass(heading, letters)).toBe(wanted);
});

test('a row of links has room if they fit in two lines, wherever it wraps', () => {
	expect(fitsTwoLines(['Boks', 'Cennik', 'Kontakt'], 20)).toBe(true);
	expect(fitsTwoLines(['Boks', 'Cennik', 'Kontakt'], 19)).toBe(false);
});

const japanese = { street: '上目黒1-2-3', city: '目黒区', region: '東京都', postalCode: '153-0051' };
const korean = { street: '테헤란로 1', city: '강남구', region: '서울특별시', postalCode: '06236' };
const latin = { street: 'Street 1', city: 'Town', region: 'Region', postalCode: '10001' };

test.each([
	['US', latin, 'Street 1, Town, Region 10001'],
	['DE', latin, 'Street 1, 10001 Town'],
	['TR', latin, 'Street 1, 10001 Town/Region'],
	['AR', latin, 'Street 1, 10001 Town, Region'],
	['BR', latin, 'Street 1, Town-Region, 10001'],
	['GE', { street: 'აღმაშენებლის 114', city: 'თბილისი', postalCode: '0112' }, 'აღმაშენებლის 114, 0112 თბილისი'],
	['JP', japanese, '〒153-0051 東京都目黒区上目黒1-2-3'],
	['KR', korean, '서울특별시 강남구 테헤란로 1 06236'],
])('an address is as people in %s write it', (country, address, written) => {
	expect(formatAddress({ ...address, country })).toBe(written);
});

test('a place is short, and the map app gets the whole address', () => {
	const address = { ...latin, country: 'US' };
	expect(formatPlace(address)).toBe('Street 1, Town');
	expect(formatPlace({ ...japanese, country: 'JP' })).toBe('目黒区上目黒1-2-3');
	const query = 'Street+1%2C+Town%2C+Region+10001%2C+US';
	expect(getMapLink(address)).toBe(`https://www.google.com/maps/search/?api=1&query=${query}`);
});

test('the map shows the area around the gym that fills its zoom level, with a marker', () => {
	const { embed, page } = getMapAddresses({ latitude: 40, longitude: -74, zoom: 16 });
	// 320 x 240 pixels; at this latitude, a degree to the north is as long as 1.3 to the east.
	expect(new URL(embed).searchParams.get('bbox')).toBe('-74.00343,39.99803,-73.99657,40.00197');
	expect(embed).toContain('&marker=40%2C-74');
	expect(page).toBe('https://www.openstreetmap.org/?mlat=40&mlon=-74#map=16/40/-74');
});
