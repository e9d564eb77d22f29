import { login, newPassword } from '@prova/contract/accounts/accounts';
import { fieldProblems } from '@prova/contract/validation';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { checkLogin } from './login-check.ts';

const schema = z.object({ email: login.body.shape.email, password: newPassword });
const accepted = { terms: true, privacy: true, adult: false };

it.each([
  ['ana@correio.example', 'senha bem longa'],
  [' Ana@Correio.example ', '12345678'],
  ['', ''],
  ['ana', '1234567'],
  ['ana@correio', 'a'.repeat(128)],
  ['joão@correio.example', 'a'.repeat(129)],
  ['ana@@correio.example', '🙂🙂🙂🙂'],
])('says of %j and %j what the schemas of the contract say', (email, password) => {
  const result = schema.safeParse({ email, password }, { reportInput: true });
  const expected = result.success ? [] : fieldProblems(result.error);
  // Where no character is to blame, the schema names none.
  const named = expected.map(({ values, ...problem }) => ({ ...problem, values: values.character ? values : {} }));
  expect(checkLogin({ email, password, acceptance: accepted }, true)).toEqual(named);
});

it('asks for the documents only where they are asked for, and for what is missing', () => {
  const form = { email: 'ana@correio.example', password: 'senha bem longa' };
  const refusal = (acceptance: object, asked = true) =>
    checkLogin({ ...form, acceptance: { ...accepted, ...acceptance } }, asked).map(({ field, code }) => [field, code]);
  expect(refusal({})).toEqual([]);
  expect(refusal({ terms: false })).toEqual([['acceptance', 'TERMS_REQUIRED']]);
  expect(refusal({ terms: false, privacy: false })).toEqual([['acceptance', 'BOTH_REQUIRED']]);
  expect(refusal({ terms: false, privacy: false }, false)).toEqual([]);
});
