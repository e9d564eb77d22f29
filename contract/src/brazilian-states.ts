import { plain } from './folded-text.ts';

/** The states of Brazil by their abbreviation, as addresses write them. */
export const BRAZILIAN_STATES: Readonly<Record<string, string>> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
};

/** The abbreviation of the state with this name, accents and case apart; a name that is a city's, too, means both. */
export function stateNamed(name: string): string | undefined {
  const wanted = plain(name).trim();
  return Object.keys(BRAZILIAN_STATES).find((state) => plain(BRAZILIAN_STATES[state] ?? '') === wanted);
}

/** Letters from which on a state may still be typed. */
const BEGUN_FROM = 4;

/** The state with this name, else all whose names begin like this. */
export function statesBegun(name: string): string[] {
  const exact = stateNamed(name);
  if (exact !== undefined) return [exact];
  const begun = plain(name).trim();
  if (begun.length < BEGUN_FROM) return [];
  return Object.keys(BRAZILIAN_STATES).filter((state) => plain(BRAZILIAN_STATES[state] ?? '').startsWith(begun));
}
