/* `npm run bench` */
import { builtPages, onePerKind } from './measure/pages.ts';
import { dist, openSite } from './measure/site.ts';
import { weighHtml } from './measure/html.ts';
import { layoutShift, visit, kinds, type Fetched } from './measure/visit.ts';
import { pixelRatio } from './measure/pictures.ts';

const pages = onePerKind(builtPages(dist));
const site = await openSite({ late: 500 });
const t = performance.now();
const sum = (f: Fetched[]) => f.reduce((s, { bytes }) => s + bytes, 0);
async function one({ route, html }: { route: string; html: string }) {
	const w = weighHtml(html);
	const v = await visit(site.browser, site.origin + route, 'phone');
	const by = kinds.map((k) => `${k[0]}${v.first.filter((f) => f.kind === k).length}`).join(' ');
	console.log(route.padEnd(50), w.bytes, w.css, w.script, '|', v.first.length, sum(v.first), '|', v.scrolled.length, sum(v.scrolled), '|', by, layoutShift(v.shifts).toFixed(4), v.pictures.map((p) => pixelRatio(p).toFixed(2)).join(' '));
}
const queue = [...pages];
await Promise.all([1, 2, 3, 4].map(async () => { for (let p = queue.shift(); p; p = queue.shift()) await one(p); }));
console.log(performance.now() - t);
await site.close();
