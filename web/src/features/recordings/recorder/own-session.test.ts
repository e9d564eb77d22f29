import { afterEach, expect, test } from 'vitest';
import { clearTokens, saveAccessToken } from '../../../lib/tokens.ts';
import { isSessionOf } from './own-session.ts';

afterEach(clearTokens);

const tokenOf = (claims: object) =>
  `e30.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.c2ln`;

test('what is sent goes out in the name of whoever is signed in now', () => {
  expect(isSessionOf('marta')).toBe(false);
  saveAccessToken(tokenOf({ sub: 'marta', sid: 'ÿ>?'.slice(1) }));
  expect([isSessionOf('marta'), isSessionOf('joao')]).toEqual([true, false]);
  saveAccessToken('no-token');
  expect(isSessionOf('marta')).toBe(false);
});
