import { expect, test } from 'vitest';
import { formatAgo, formatAppointment, formatDate, formatDateTime, formatDay, formatRelative } from './format.ts';

const instant = '2026-11-20T17:30:00.000Z';

test.each([
  ['pt-BR', 'America/Sao_Paulo', '20 de nov. de 2026, 14:30 (horário de Brasília)'],
  ['pt-BR', 'America/Recife', '20 de nov. de 2026, 14:30 (horário de Brasília)'],
  ['pt-BR', 'America/Manaus', '20 de nov. de 2026, 13:30 (horário do Amazonas)'],
  ['en-US', 'America/Sao_Paulo', 'Nov 20, 2026, 2:30 PM (Brasília time)'],
] as const)('an appointment names its zone as people do: %s, %s', (locale, zone, text) => {
  const later = new Date('2027-06-01T12:00:00Z');
  expect(formatAppointment(instant, locale, zone, later).replaceAll('\u202f', ' ')).toBe(text);
});

test('an appointment of this year goes without it', () => {
  const now = new Date('2026-11-01T12:00:00Z');
  expect(formatAppointment(instant, 'pt-BR', 'America/Sao_Paulo', now)).toBe('20 de nov., 14:30 (horário de Brasília)');
});

test('what has happened this year goes without it, and hours before ten stand as each language writes them', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const at = (when: string, locale: 'pt-BR' | 'en-US') =>
    formatDateTime(when, locale, now, 'America/Sao_Paulo').replaceAll('\u202f', ' ');
  expect(at('2026-11-20T12:05:00Z', 'pt-BR')).toBe('20 de nov., 09:05');
  expect(at('2026-11-20T12:05:00Z', 'en-US')).toBe('Nov 20, 9:05 AM');
  expect(at('2025-11-20T17:30:00Z', 'pt-BR')).toBe('20 de nov. de 2025, 14:30');
  expect(at('2025-11-20T17:30:00Z', 'en-US')).toBe('Nov 20, 2025, 2:30 PM');
});

const minute = 60_000;
const day = 24 * 60 * minute;

test.each([
  ['pt-BR', 30_000, 'agora', 'agora'],
  ['pt-BR', minute, 'há 1 minuto', 'há 1 minuto'],
  ['pt-BR', 3 * 60 * minute, 'há 3 horas', 'há 3 horas'],
  ['pt-BR', day, 'há 1 dia', 'há 1 dia'],
  ['pt-BR', 7 * day - 1, 'há 6 dias', 'há 6 dias'],
  ['pt-BR', 7 * day, '20 de nov.', 'em 20 de nov.'],
  ['pt-BR', 100 * day, '20 de nov. de 2026', 'em 20 de nov. de 2026'],
  ['en-US', 30_000, 'now', 'now'],
  ['en-US', 2 * day, '2 days ago', '2 days ago'],
  ['en-US', 30 * day, 'Nov 20', 'on Nov 20'],
  ['en-US', 100 * day, 'Nov 20, 2026', 'on Nov 20, 2026'],
  ['pt-BR', -day, '20 de nov.', 'em 20 de nov.'],
] as const)('%s, %i ms later: by itself "%s", in a sentence "%s"', (locale, later, alone, within) => {
  const now = new Date(Date.parse(instant) + later);
  expect(formatAgo(instant, locale, now, 'America/Sao_Paulo')).toBe(alone);
  expect(formatRelative(instant, locale, now, 'America/Sao_Paulo')).toBe(within);
});

test('the year is left out while it is the present one, in the zone of the reader', () => {
  const eve = '2027-01-01T01:00:00.000Z';
  expect(formatDate(eve, 'pt-BR', new Date('2026-12-31T12:00:00Z'), 'America/Sao_Paulo')).toBe('31 de dez.');
  expect(formatDate(eve, 'pt-BR', new Date('2026-12-31T12:00:00Z'), 'UTC')).toBe('1 de jan. de 2027');
  expect(formatDay('2027-01-01', 'pt-BR', new Date('2027-06-01T12:00:00Z'))).toBe('1 de jan.');
  expect(formatDay('2026-12-31', 'en-US', new Date('2027-06-01T12:00:00Z'))).toBe('Dec 31, 2026');
});
