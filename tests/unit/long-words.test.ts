import { expect, test } from 'vitest';
import { getLongWordsClass } from '~/lib/long-words';

test.each([
	['Our History', 8, undefined],
	['Selbstverteidigung für alle', 12, 'long-words'],
	['Self-defence', 8, undefined],
	['Ausdauer\u00adtraining', 8, undefined],
])('"%s" in lines of %d letters gets the class %s', (heading, letters, wanted) => {
	expect(getLongWordsClass(heading, letters)).toBe(wanted);
});
