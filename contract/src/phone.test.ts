import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPhone, normalisePhone, showPhone } from './phone.ts';
import { formatPhone, PHONE_HINT } from './phone-mask.ts';

test.each([
  ['(11) 99999-9999', '+5511999999999'],
  ['11999999999', '+5511999999999'],
  ['11 9 9999 9999', '+5511999999999'],
  ['011 99999-9999', '+5511999999999'],
  ['(21) 2345-6789', '+552123456789'],
  ['55 11 99999-9999', '+5511999999999'],
  ['+55 (11) 99999-9999', '+5511999999999'],
  ['(55) 99999-9999', '+5555999999999'],
  ['(11)\u00A099999\u201399\u201399', '+5511999999999'],
  ['+1 212 555 0123', '+12125550123'],
  ['+351 912 345 678', '+351912345678'],
  ['+290 12345', '+29012345'],
])('%j is stored as %s', (text, stored) => {
  expect(checkPhone(text)).toBe('ok');
  expect(normalisePhone(text)).toBe(stored);
});

test.each([
  '99999-9999',
  '(11) 9999-9999',
  '(11) 1234-5678',
  '(11) 99999-999',
  '(11) 99999-99999',
  '(10) 99999-9999',
  '(20) 99999-9999',
  '(00) 99999-9999',
  '+55 11 9999',
  '+55 20 99999-9999',
  '+1234567',
  '+1234567890123456',
  '+012345678',
  '212 555 0123 99',
  'telefone',
  '(11) 99999-9999 ramal 2',
  '11+999999999',
  '++5511999999999',
  '+',
  '-',
])('%j is not a phone number', (text) => {
  expect(checkPhone(text)).toBe('invalid');
  expect(normalisePhone(text)).toBeNull();
});

test('nothing typed is required, not invalid', () => {
  expect(checkPhone('')).toBe('required');
  expect(checkPhone('  ')).toBe('required');
});

test('the mask grows with the digits', () => {
  const mobile = [...'11987654321'].map((_, index, all) => formatPhone(all.slice(0, index + 1).join('')));
  expect(mobile).toEqual([
    '(1',
    '(11',
    '(11) 9',
    '(11) 98',
    '(11) 987',
    '(11) 9876',
    '(11) 98765',
    '(11) 98765-4',
    '(11) 98765-43',
    '(11) 98765-432',
    '(11) 98765-4321',
  ]);
  expect(formatPhone('2123456789')).toBe('(21) 2345-6789');
  expect(formatPhone('')).toBe('');
  expect(formatPhone('+')).toBe('+');
  expect(formatPhone('+5')).toBe('+5');
  expect(formatPhone('+5511987654321')).toBe('+55 11 98765-4321');
  expect(formatPhone('5511987654321')).toBe('+55 11 98765-4321');
  expect(formatPhone('+1 (212) 555-0123')).toBe('+12125550123');
  expect(formatPhone('119876543210000')).toBe('119876543210000');
});

test('a stored number is shown as people here write it', () => {
  expect(showPhone('+5511999999999')).toBe(PHONE_HINT);
  expect(showPhone('+552123456789')).toBe('(21) 2345-6789');
  expect(showPhone('+12125550123')).toBe('+12125550123');
});

const typed = fc.string({ unit: fc.constantFrom(...'0123456789()+- .'), maxLength: 24 });

test('the mask keeps every digit, settles at once and does not change the verdict', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const masked = formatPhone(text);
      expect(masked.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''));
      expect(formatPhone(masked)).toBe(masked);
      if (checkPhone(text) === 'ok') expect(normalisePhone(masked)).toBe(normalisePhone(text));
    }),
    { numRuns: 3000 },
  );
});

test('what is stored is E.164, and shows and masks back to itself', () => {
  const numbers = fc.oneof(
    typed,
    fc.tuple(fc.integer({ min: 11, max: 99 }), fc.integer({ min: 20000000, max: 999999999 })).map((p) => p.join('')),
    fc.bigInt({ min: 10000000n, max: 999999999999999n }).map((n) => `+${n}`),
  );
  fc.assert(
    fc.property(numbers, (text) => {
      const stored = normalisePhone(text);
      if (stored === null) return;
      expect(stored).toMatch(/^\+[1-9]\d{7,14}$/);
      expect(normalisePhone(showPhone(stored))).toBe(stored);
      expect(normalisePhone(formatPhone(stored))).toBe(stored);
    }),
    { numRuns: 2000 },
  );
});
