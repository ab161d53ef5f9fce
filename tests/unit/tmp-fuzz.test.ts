import { expect, test } from 'vitest';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { editJson } from '~/integrations/admin/files/edit-json';
import { editYaml, readYaml } from '~/integrations/admin/files/edit-yaml';

const word = fc.oneof(fc.string({ maxLength: 12 }).map((s) => s.trim()).filter((s) => !/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ud800-\udfff]/.test(s)), fc.constantFrom('a: b', "it's", '"q"', '# no', '2022-03-22', 'yes', '- x', '[a', 'two words', '{x}', 'a, b', '*x', '&y', '!z', '|', '>', '%', '@', '`', 'null', '1.5', ''), fc.integer(), fc.boolean());
const key = fc.constantFrom('title', 'alt', 'a', 'b', 'c', 'rows', 'deep');
const value = fc.letrec((tie) => ({
	any: fc.oneof({ depthSize: 'small' }, word, fc.array(tie('any'), { maxLength: 4 }), fc.dictionary(key, tie('any'), { maxKeys: 4, noNullPrototype: true })),
})).any;
const group = fc.dictionary(key, value, { maxKeys: 5, noNullPrototype: true }) as fc.Arbitrary<Record<string, unknown>>;
const opts = { numRuns: 4000 };
test('json', () => {
	fc.assert(fc.property(group, group, fc.constantFrom('\t', '  ', 0), (one, other, indent) => {
		expect(JSON.parse(editJson(JSON.stringify(one, null, indent), other))).toEqual(other);
	}), opts);
});
test('yaml', () => {
	fc.assert(fc.property(group, group, fc.constantFrom({}, { indent: 4 }, { indentSeq: false }, { defaultStringType: 'QUOTE_DOUBLE' as const }), (one, other, style) => {
		const text = Object.keys(one).length ? stringify(one, { version: '1.2', ...style }) : '';
		expect(readYaml(editYaml(text, other))).toEqual(other);
	}), opts);
});
