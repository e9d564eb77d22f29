import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS, isCommonPassword } from './common-passwords.ts';
import { checkPassword, PASSWORD_MAX, passwordStrength } from './password.ts';

const person = { name: 'Ana Luísa de Souza', email: 'ana.lsouza84@cobogo.com.br' };
const check = (password: string, who = person) => checkPassword(password, who, isCommonPassword);

describe('a password', () => {
  test.each([
    'cavalo-bateria-grampo',
    'xK9#mfwQ',
    'três pratos de trigo',
    'minha casa tem 4 janelas',
    '密码密碼安全很重要',
    '8f3kd02l',
  ])('%j may be used', (password) => {
    expect(check(password)).toBe('ok');
  });

  test('has 8 to 128 characters, as people count them', () => {
    expect(check('')).toBe('too_short');
    expect(check('xK9#mfw')).toBe('too_short');
    expect(check('ãéîõüçñ')).toBe('too_short');
    expect(check('a\u0303e\u0301i\u0302o\u0303')).toBe('too_short');
    expect(check('😀😁😂🤣')).toBe('too_short');
    expect(check(`xK9#mf${'w4'.repeat(61)}`)).toBe('ok');
    expect(check(`xK9#mfw${'w4'.repeat(61)}`)).toBe('too_long');
    expect(PASSWORD_MAX).toBe(128);
  });

  test.each([
    'password',
    'PASSWORD',
    'Password1',
    'Password2026!',
    '12345678',
    'qwerty123',
    '1q2w3e4r',
    'senha123',
    'Senha@123',
    'SenhaSenha',
    'mudar123',
    'flamengo',
    'Flamengo2024',
    'corinthians!',
    'brasil2026',
    'euteamo!!',
    'jesuscristo',
    'coração1',
    '123mariana',
    'aaaaaaaa',
    'abcabcabc',
    'xy12xy12',
    'ghijklmn',
    'lkjhgfds',
    '76543210',
  ])('%j is common', (password) => {
    expect(check(password)).toBe('common');
  });

  test.each([
    'AnaSouza',
    'analuisadesouza',
    'luisa-84',
    'Luisa#2024',
    'souzaana1!',
    'cobogo.com.br',
    'Cobogo2026',
    'ana.lsouza84',
    'LSOUZA84!!',
  ])('%j is personal', (password) => {
    expect(check(password)).toBe('personal');
  });

  test('a personal part within enough other characters does no harm', () => {
    expect(check('banana-roxa-no-trem')).toBe('ok');
    expect(check('souza tem 4 janelas azuis')).toBe('ok');
    expect(check('xK9#mfwQ', { name: 'Li', email: 'x@y.co' })).toBe('ok');
  });

  test('an empty name or address accuses nobody', () => {
    expect(check('xK9#mfwQ', { name: '', email: '' })).toBe('ok');
  });

  test('a name with the signs of patterns is plain text', () => {
    expect(check('xK9#mfwQ', { name: '(.*)+ [a-z]', email: '.*@.*' })).toBe('ok');
  });
});

test('the list is lower case without accents or doubt about its size', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(1000);
  for (const word of COMMON_PASSWORDS) {
    expect(isCommonPassword(word)).toBe(true);
    expect(isCommonPassword(word.toUpperCase())).toBe(true);
  }
});

test('a long tail makes a listed word something else', () => {
  expect(isCommonPassword('flamengo202412')).toBe(false);
  expect(isCommonPassword('flamengo no domingo')).toBe(false);
  expect(isCommonPassword('')).toBe(false);
});

describe('the strength meter', () => {
  test.each([
    ['', 0],
    ['xK9#mfw', 0],
    ['password', 0],
    ['abcdefgh', 0],
    ['aabbaabbab', 1],
    ['8f3kd02l', 1],
    ['xK9#mfwQ', 2],
    ['8f3kd02l9sme', 2],
    ['xK9#mfwQ2!rt', 3],
    ['cavalobateriagrampo'.slice(0, 16), 3],
    ['cavalo-bateria-grampo', 4],
    ['xK9#mfwQ2!rtY7&z', 4],
  ] as const)('%j has %d', (password, strength) => {
    expect(passwordStrength(password, isCommonPassword)).toBe(strength);
  });

  test('any text has a strength from 0 to 4, and only what is long enough has one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (password) => {
        const strength = passwordStrength(password, isCommonPassword);
        expect([0, 1, 2, 3, 4]).toContain(strength);
        if (check(password) === 'too_short' || check(password) === 'common') expect(strength).toBe(0);
      }),
    );
  });
});
