import { expect, test } from 'vitest';
import { formatAppointment, formatRelative } from './format.ts';

const instant = '2026-11-20T17:30:00.000Z';

test.each([
  ['pt-BR', 'America/Sao_Paulo', '20 de nov. de 2026, 14:30 (horário de Brasília)'],
  ['pt-BR', 'America/Recife', '20 de nov. de 2026, 14:30 (horário de Brasília)'],
  ['pt-BR', 'America/Manaus', '20 de nov. de 2026, 13:30 (horário do Amazonas)'],
  ['en-US', 'America/Sao_Paulo', 'Nov 20, 2026, 02:30 PM (Brasília time)'],
] as const)('an appointment names its zone as people do: %s, %s', (locale, zone, text) => {
  expect(formatAppointment(instant, locale, zone).replaceAll('\u202f', ' ')).toBe(text);
});

test.each([
  ['pt-BR', '2026-11-24T17:30:00.000Z', 'há 4 dias'],
  ['pt-BR', '2026-12-20T17:30:00.000Z', 'em 20 de nov. de 2026'],
  ['en-US', '2026-12-20T17:30:00.000Z', 'on Nov 20, 2026'],
] as const)('what is past stands in a sentence: %s at %s', (locale, now, text) => {
  expect(formatRelative(instant, locale, new Date(now), 'America/Sao_Paulo')).toBe(text);
});
