import { expect, test } from 'vitest';
import { likelyEmail } from './email-typos.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmail.com.br', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmal.con', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['yaho.com.br', 'yahoo.com.br'],
  ['iclod.com', 'icloud.com'],
])('at %s somebody meant %s', (typed, meant) => {
  expect(likelyEmail(`Ana.Duarte@${typed}`)).toBe(`Ana.Duarte@${meant}`);
});

test.each([
  'gmail.com',
  'GMAIL.com',
  'uol.com.br',
  'uol.com',
  'mac.com',
  'me.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'aol.com',
  'live.com',
  'hotmail.com.br',
  'aurora.example',
  'correio.example',
  'tail.com',
  'usp.br',
])('%s is what it is', (domain) => {
  expect(likelyEmail(`ana@${domain}`)).toBeNull();
});

test.each(['', 'ana', '@gmial.com'])('%j is no address to correct', (text) => {
  expect(likelyEmail(text)).toBeNull();
});
