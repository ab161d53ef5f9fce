// Texts for the island tests: the examples in the schemas, which include the texts that the specification fixes.
import { accountTextsSchema } from '../../src/schemas/account-texts.ts';
import { signInPageSchema, signUpPageSchema } from '../../src/schemas/account-pages.ts';
import { example } from './example.ts';

export const accountTexts = example(accountTextsSchema);
export const signInTexts = example(signInPageSchema);
export const signUpTexts = example(signUpPageSchema);
