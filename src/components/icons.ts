import { optimize } from 'svgo';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import backpack from 'lucide-static/icons/backpack.svg?raw';
import bicepsFlexed from 'lucide-static/icons/biceps-flexed.svg?raw';
import bars from 'lucide-static/icons/chart-no-axes-column.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import cog from 'lucide-static/icons/cog.svg?raw';
import dumbbell from 'lucide-static/icons/dumbbell.svg?raw';
import glassWater from 'lucide-static/icons/glass-water.svg?raw';
import logOut from 'lucide-static/icons/log-out.svg?raw';
import mail from 'lucide-static/icons/mail.svg?raw';
import mapPin from 'lucide-static/icons/map-pin.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import phone from 'lucide-static/icons/phone.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw';
import userRound from 'lucide-static/icons/user-round.svg?raw';
import close from 'lucide-static/icons/x.svg?raw';
import facebook from 'simple-icons/icons/facebook.svg?raw';
import x from 'simple-icons/icons/x.svg?raw';
import youtube from 'simple-icons/icons/youtube.svg?raw';

/** As in simple-icons, but by its two shapes and not by their outlines: a quarter of a kilobyte less on each page. */
const instagram =
	'<svg xmlns="http://www.w3.org/2000/svg"><g fill="none" stroke="currentColor" stroke-width="2.2">' +
	'<rect x="1.1" y="1.1" width="21.8" height="21.8" rx="5.9"/><circle cx="12" cy="12" r="5.1"/></g>' +
	'<circle cx="18.4" cy="5.6" r="1.4"/></svg>';

/** Filled marks of companies; all other icons are drawn with a line. */
export const brands = { facebook, instagram, x, youtube };

const lines = {
	'arrow-left': arrowLeft,
	'arrow-right': arrowRight,
	backpack,
	'biceps-flexed': bicepsFlexed,
	bars,
	check,
	'chevron-down': chevronDown,
	'circle-alert': circleAlert,
	clock,
	close,
	cog,
	dumbbell,
	'glass-water': glassWater,
	'log-out': logOut,
	mail,
	'map-pin': mapPin,
	menu,
	phone,
	search,
	'triangle-alert': triangleAlert,
	'user-round': userRound,
};

const icons = { ...lines, ...brands };

/** Every icon that a component can name; `src/lib/icon-names.ts` lists those that content may choose. */
export type IconName = keyof typeof icons;

const shapes = new Map<IconName, string>();

/**
 * The shapes inside an icon's `<svg>`, without the file's own wrapper, title and licence comment. A tenth of a unit is
 * less than a tenth of a pixel at the size they are drawn; the digits behind it would be a tenth of each page.
 */
export function iconShapes(name: IconName): string {
	const known = shapes.get(name);
	if (known !== undefined) return known;
	const { data } = optimize(icons[name], { floatPrecision: 1 });
	const made = data.replace(/<title>.*?<\/title>|<\/?svg[^>]*>/gs, '');
	shapes.set(name, made);
	return made;
}
