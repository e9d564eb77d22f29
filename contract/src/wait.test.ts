import { expect, test } from 'vitest';
import { waitInWords } from './wait.ts';

test.each([
  [1, '1 segundo', '1 second'],
  [59, '59 segundos', '59 seconds'],
  [60, '1 minuto', '1 minute'],
  [61, '2 minutos', '2 minutes'],
  [900, '15 minutos', '15 minutes'],
  [3600, '1 hora', '1 hour'],
  [86_399, '24 horas', '24 hours'],
])('%i seconds are %s, %s', (seconds, ptBR, enUS) => {
  expect([waitInWords(seconds, 'pt-BR'), waitInWords(seconds, 'en-US')]).toEqual([ptBR, enUS]);
});
