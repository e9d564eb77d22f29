import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

it.each([
  ['Horário Padrão de Brasília', 'horário de Brasília'],
  ['Horário Padrão do Amazonas', 'horário do Amazonas'],
  ['Brasilia Standard Time', 'Brasília time'],
  ['Horário de Verão do Leste', 'Horário de Verão do Leste'],
  ['Coordinated Universal Time', 'UTC'],
  ['Horário Universal Coordenado', 'UTC'],
])('calls %s %s', (intlName, called) => {
  expect(zoneName(intlName)).toBe(called);
});
