import { expect, test } from 'vitest';
import { longWords } from '~/lib/long-words';

test.each([
	['Our History', 8, undefined],
	['Selbstverteidigung für alle', 12, 'long-words'],
	['Self-defence', 8, undefined],
	['Ausdauer\u00adtraining', 8, undefined],
])('"%s" in lines of %d letters gets the class %s', (heading, letters, wanted) => {
	expect(longWords(heading, letters)).toBe(wanted);
});
