import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkEmail, disallowedCharacter, normaliseEmail } from './email.ts';

test.each([
  'ana@exemplo.com.br',
  'Ana.Souza+vagas@Exemplo.com',
  '  ana@exemplo.com\n',
  '\u200Bana@exemplo.com\u200B',
  'an\u00ADa@exem\u200Bplo.com',
  'ana\u2011souza@exemplo.com',
  "o'brien_x-y@sub.dominio.tec.br",
  'a@b.co',
  '1@2.io',
  'x@xn--exmplo-hta.com.br',
  'x@exemplo.xn--p1ai',
  `${'a'.repeat(64)}@exemplo.com`,
])('%j is an address', (text) => {
  expect(checkEmail(text)).toBe('ok');
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['\u200B', 'required'],
  ['ana', 'missing_at'],
  ['ana.exemplo.com', 'missing_at'],
  ['joão', 'missing_at'],
  ['@', 'invalid'],
  ['@exemplo.com', 'invalid'],
  ['ana@', 'invalid'],
  ['ana@exemplo', 'invalid'],
  ['ana@@exemplo.com', 'invalid'],
  ['ana@b@exemplo.com', 'invalid'],
  ['.ana@exemplo.com', 'invalid'],
  ['ana.@exemplo.com', 'invalid'],
  ['an..a@exemplo.com', 'invalid'],
  ['ana@exemplo..com', 'invalid'],
  ['ana@.exemplo.com', 'invalid'],
  ['ana@exemplo.com.', 'invalid'],
  ['ana@-exemplo.com', 'invalid'],
  ['ana@exemplo-.com', 'invalid'],
  ['ana@exemplo.c', 'invalid'],
  ['ana@127.0.0.1', 'invalid'],
  ['ana@exemplo.123', 'invalid'],
  [`ana@${'a'.repeat(64)}.com`, 'invalid'],
  [`${'a'.repeat(65)}@exemplo.com`, 'invalid'],
  [`ana@${'a.'.repeat(125)}com`, 'invalid'],
] as const)('%j is %s', (text, verdict) => {
  expect(checkEmail(text)).toBe(verdict);
});

test.each([
  ['joão@exemplo.com', 'ã'],
  ['joa\u0303o@exemplo.com', 'ã'],
  ['ana souza@exemplo.com', ' '],
  ['ana@exem plo.com', ' '],
  ['ana,souza@exemplo.com', ','],
  ['ana;x@exemplo.com', ';'],
  ['"ana"@exemplo.com', '"'],
  ['ana@exemplo,com', ','],
  ['ana@exem_plo.com', '_'],
  ['ana@[127.0.0.1]', '['],
  ['ana@exêmplo.com', 'ê'],
  ['😀@exemplo.com', '😀'],
  ['mailto:ana@exemplo.com', ':'],
  ['Ana <ana@exemplo.com>', ' '],
  ['ana\u0000@exemplo.com', '\u0000'],
])('%j holds a character that is not allowed', (text, character) => {
  expect(checkEmail(text)).toBe('disallowed_character');
  expect(disallowedCharacter(text)).toBe(character);
});

test('the stored form is lower case without blank ends, and checks as the text did', () => {
  expect(normaliseEmail(' Ana.Souza@Exemplo.COM ')).toBe('ana.souza@exemplo.com');
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress(), fc.string({ unit: 'binary' })), (text) => {
      const once = normaliseEmail(text);
      expect(normaliseEmail(once)).toBe(once);
      expect(checkEmail(once)).toBe(checkEmail(text));
    }),
  );
});

test('what passes is bounded, has one @ and only printable ASCII', () => {
  const near = fc.string({ unit: fc.constantFrom(...'abç1.-_@ +,é'), maxLength: 30 });
  fc.assert(
    fc.property(fc.oneof(near, fc.string({ unit: 'binary' }), fc.emailAddress()), (text) => {
      if (checkEmail(text) !== 'ok') return;
      const address = normaliseEmail(text);
      expect(address).toMatch(/^[!-~]+$/);
      expect(address.split('@')).toHaveLength(2);
      expect(address.length).toBeLessThanOrEqual(254);
      expect(address).not.toContain('..');
    }),
    { numRuns: 2000 },
  );
});
