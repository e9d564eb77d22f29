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
  ['hotmail.co', 'hotmail.com'],
  ['yahoo.com.rb', 'yahoo.com.br'],
  ['uol.com', 'uol.com.br'],
  ['uol.con.br', 'uol.com.br'],
])('at %s somebody meant %s', (typed, meant) => {
  expect(likelyEmail(`Ana.Duarte@${typed}`)).toBe(`Ana.Duarte@${meant}`);
});

test.each([
  'gmail.com',
  'GMAIL.com',
  'uol.com.br',
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
  // Other companies, and other countries.
  'sol.com.br',
  'vol.com.br',
  'aol.com.br',
  'yopmail.com',
  'yahoo.com.ar',
  'yahoo.com.mx',
  'yahoo.co.uk',
  'hotmail.cl',
  'hotmail.ca',
  'outlook.cl',
  'protonmail.ch',
])('%s is what it is', (domain) => {
  expect(likelyEmail(`ana@${domain}`)).toBeNull();
});

test.each(['', 'ana', '@gmial.com'])('%j is no address to correct', (text) => {
  expect(likelyEmail(text)).toBeNull();
});
