// Warnings about texts in fields: links to this site with its domain, and alternative texts that say nothing.
import { parseTimeRange, timeRange } from '../../../lib/times.ts';
import { quote } from '../../../schemas/parts/explain.ts';
import type { ContentIndex } from '../content-index.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import type { Text } from '../read-entries.ts';

/** Creates the test of one text in a field, which returns the warning or undefined. */
type Rule = (content: ContentIndex) => (text: Text) => string | undefined;

/** Finds warnings in the texts of all fields. */
export function warnOfTexts(content: ContentIndex): Diagnostic[] {
	const tests = rules.map((rule) => rule(content));
	return content.texts.flatMap((text) =>
		tests.flatMap((explain) => {
			const expected = explain(text);
			return expected === undefined ? [] : diagnose(text.entry, text.path, quote(text.value), expected);
		}),
	);
}

/** Warns about classes that last five minutes or half a day, or begin at night. */
function explainOddTimes() {
	return ({ entry, name, value }: Text) => {
		if (name !== 'time' || entry.collection === 'gym' || !timeRange.test(value)) return undefined;
		const { start, end } = parseTimeRange(value);
		const minutes = toMinutes(end) - toMinutes(start);
		if (minutes > 240) return `It takes ${minutes / 60} hours. Is it am where pm was meant?`;
		if (minutes < 10) return `It takes ${minutes} minutes.`;
		return start < '05:00' ? `It begins at ${start} in the night. Is it am where pm was meant?` : undefined;
	};
}

function toMinutes(time: string): number {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return hours * 60 + minutes;
}

const vagueAlternative =
	/^(an? )?(image|picture|photo|photograph|img|pic|bild|foto|abbildung|image de fond)s?( \d+)?$/i;

/** Warns about alternative texts that only say that there is a picture. */
function explainVagueAlternatives() {
	const expected = 'Say what the picture shows, for people who cannot see it, e.g. "Two people on spin bikes".';
	return ({ name, value }: Text) => (name === 'alt' && vagueAlternative.test(value) ? expected : undefined);
}

/** Warns about full URLs of this site: of the host that the build sets, or of the domain of the gym's email address. */
export function explainOwnAddresses({ gym }: ContentIndex) {
	const domain = gym.email.split('@')[1] ?? '';
	const hosts = [URL.parse(process.env['SITE_URL'] ?? '')?.host, domain, `www.${domain}`];
	return ({ value }: { value: string }): string | undefined => {
		const url = /^https?:/.test(value) ? URL.parse(value) : null;
		if (!url || !hosts.includes(url.host)) return undefined;
		const { pathname, search, hash } = url;
		return `It leads to a page of this site. Write ${quote(pathname + search + hash)}, which stays right if the address changes.`;
	};
}

const rules: Rule[] = [explainOddTimes, explainOwnAddresses, explainVagueAlternatives];
