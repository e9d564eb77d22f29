import { placeKey, stateKey } from '@prova/contract/matching/match-input';

export interface WrittenPlace {
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly country?: string | null | undefined;
}

const NOWHERE = new Set(['remoto', 'remote', 'home office', 'a combinar', 'brasil', 'brazil']);

/** City and state as the formula compares them, and the two letters of a country. */
export function readPlace({ city = null, state = null, country = null }: WrittenPlace) {
  const parts = state === null && city !== null ? cityAndState(city) : null;
  const named = placeKey(parts?.city ?? city);
  return {
    city: named !== null && NOWHERE.has(named) ? null : named,
    state: stateKey(parts?.state ?? state),
    country: countryCode(country),
  };
}

const BETWEEN = [',', '/', '–', '—', ' - '];

/** "Campinas - SP", "Campinas/SP", "Recife, PE": the state stands behind the city. */
function cityAndState(written: string): { city: string; state: string } | null {
  const ends = BETWEEN.map((sign) => ({ at: written.lastIndexOf(sign), length: sign.length }));
  const last = ends.reduce((one, other) => (other.at > one.at ? other : one));
  const city = written.slice(0, last.at).trim();
  const state = written.slice(last.at + last.length).trim();
  return last.at > 0 && city !== '' && state.length >= 2 ? { city, state } : null;
}

const TWO_LETTERS = /^[a-z]{2}$/i;
let names: ReadonlyMap<string, string> | undefined;

/** The code of a country that is written as one, or by its name in Portuguese or English; null for what is none. */
function countryCode(written: string | null): string | null {
  const key = placeKey(written);
  if (key === null) return null;
  names ??= countryNames();
  return TWO_LETTERS.test(key) ? key.toUpperCase().replace('UK', 'GB') : (names.get(key) ?? null);
}

function countryNames(): ReadonlyMap<string, string> {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const all = ['pt-BR', 'en-US'].flatMap((locale) => {
    const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => {
      const name = placeKey(display.of(code) ?? null);
      return name === null ? [] : [[name, code] as const];
    });
  });
  return new Map([...all, ['usa', 'US'], ['eua', 'US'], ['england', 'GB'], ['inglaterra', 'GB']]);
}
