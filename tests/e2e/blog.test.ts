import { expect, type Page, test } from '@playwright/test';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the blog' });
const posts = (page: Page) => page.locator('#posts').getByRole('article');

test('the blog shows all posts, the pinned one first and large, then the newest', async ({ page }) => {
	await page.goto('/blog');
	const headings = ['Yoga For Everyone in 2023', 'How to Warm Up', 'Getting Back Into CrossFit After Vacation'];
	await expect(page.locator('#posts h2')).toContainText([...headings, 'Meet Fitness Ambassador Noor Haddad']);
	const first = posts(page).first();
	await expect(first).toContainText(/22\.03\.2022.*By Admin/s);
	await expect(first.getByRole('link', { name: /purchase now/ })).toHaveAttribute('href', '/contact');
	await expect(page.getByRole('navigation', { name: 'Recent posts' }).getByRole('link')).toHaveCount(6);
	await expect(first.locator('img')).toHaveCSS('color', 'rgb(251, 249, 246)'); // of its description, on dark
	await expect(page.locator('.promo')).toContainText(/34\s*%\s*flat discount/);
});

test('a class lists the posts that are about it first, and other categories name a post’s first', async ({ page }) => {
	await page.goto('/classes/boxing');
	const articles = page.locator('section', { has: page.getByRole('heading', { name: 'Read about it' }) });
	await expect(articles.getByRole('listitem')).toHaveText([/Your First Pair of Gloves/]);
	await page.goto('/blog/category/boxing');
	await expect(posts(page).filter({ hasText: 'Ten Breaths' }).getByRole('link', { name: 'Meditation' })).toBeVisible();
});

test('the search retries to load its index, filters while typing, says how many, and has a URL', async ({ page }) => {
	await page.route('**/search.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
	await page.goto('/blog?q=new');
	const status = page.getByRole('status');
	await expect(status).toContainText("Search didn't load.");
	await expect(posts(page)).toHaveCount(12);
	await field(page).press('End');
	await field(page).press('s');
	await expect(status).toHaveText('5 posts match "news"');
	await expect(posts(page)).toHaveCount(5);
	await expect(posts(page).last().getByRole('heading')).toHaveText('Letter 1'); // on a later page
	const next = page.getByRole('link', { name: 'Page 2' });
	await expect(next).toBeHidden();
	await field(page).press('Enter');
	await expect(page).toHaveURL(/\/blog\?q=news$/);
	await field(page).fill('slower RUNNING'); // a word of the description and a tag
	await expect(status).toHaveText('1 post matches "slower RUNNING"');
	await field(page).fill('');
	await expect(status).toHaveText('');
	await field(page).fill('<b>Zumba');
	await expect(status).toContainText('No posts match "<b>Zumba". Try a shorter word. Class times are on the page');
	await expect(posts(page)).toHaveCount(0);
	await page.getByRole('main').getByRole('link', { name: 'All posts' }).click();
	await expect(posts(page)).toHaveCount(12);
	await expect(next).toBeVisible();
});

test('the feed lists every post, newest first', async ({ request }) => {
	const feed = await (await request.get('/rss.xml')).text();
	const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => new URL(link ?? '').pathname);
	expect(links).toHaveLength(13);
	expect(links[0]).toBe('/blog/how-to-warm-up');
	for (const link of links) expect((await request.get(link)).status()).toBe(200);
});
