// Words as German puts them together, and texts of an exact length made of them.

const nouns = `
	Selbstverteidigungsgrundlagenkurs Rückengesundheit Kraftausdauertraining Übungsleiterfortbildung
	Gewichtheberschuhe Kniebeugenständer Probetrainingsgutschein Öffnungszeitenübersicht Langhantelkreuzheben
	Beweglichkeitsschulung Mitgliedschaftsverlängerung Körperzusammensetzung Łódźkurs Ausdauerleistungsfähigkeit
	Ernährungsumstellung Wirbelsäulengymnastik Großgruppenunterricht Zirkeltrainingsgeräte Springseilmeisterschaft
	Äquivalenzumsatzrechner
`
	.trim()
	.split(/\s+/);
const modifiers = ['', ...'Herz Früh Spät Groß Über Kraft Sommer Wasser Abend Frauen Jugend Firmen'.split(' ')];
const between = ['für', 'und', 'mit', 'oder', 'ohne', 'bis', 'nach'];

/** A text of exactly so many characters. @param start which word it begins with. */
export function sentence(length: number, start: number): string {
	let text = '';
	for (let step = 0; text.length < length; step++) {
		const modifier = modifiers[Math.floor((start + step) / nouns.length) % modifiers.length] ?? '';
		const noun = nouns[(start + step) % nouns.length] ?? '';
		const small = between[(start + step) % between.length] ?? '';
		text += `${text === '' ? '' : ` ${small} `}${modifier}${modifier === '' ? noun : noun.toLowerCase()}`;
	}
	return text.slice(0, length).replace(/ $/, 'n');
}

/** Texts of an exact length, none twice. */
export function sentences(): (length: number) => string {
	const used = new Set<string>();
	let start = 0;
	return (length) => {
		for (let attempt = 0; attempt < nouns.length * modifiers.length; attempt++) {
			const text = sentence(length, start++);
			if (used.has(text)) continue;
			used.add(text);
			return text;
		}
		throw new Error(`There are no more texts of ${length} characters.`);
	};
}

/** First and last name, exactly so long, with letters from beyond Latin-1. */
export function person(length: number, number: number): string {
	const first = ['Zdzisława', 'Jörg-Günther', 'Łucja', 'Friederike', 'Włodzimierz'][number % 5] ?? '';
	const last = ['Wójłowicz', 'Müller', 'Großkopf', 'Łabędź', 'Süßmilch', 'Ärztinger', 'Öllers'][number % 7] ?? '';
	return `${first} ${last}-Oberhauserłohmannskirchen`.slice(0, length);
}
