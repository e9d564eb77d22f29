import { plainWords } from './plain-words.ts';

const SMALL = new Set('de da do das dos of the a o as os an e and em no na nos nas in para for com with to'.split(' '));

/**
 * What spellings of one practice share whatever their number, order and small words: "testes de integração", "teste de
 * integração" and "integration tests" against "tests of integration". Empty for a name of small words alone.
 */
export function looseKey(name: string | readonly string[]): string {
  const words = (typeof name === 'string' ? plainWords(name) : name)
    .flatMap((word) => word.split('.'))
    .filter((word) => word !== '' && !SMALL.has(word));
  return words.map(singular).sort().join(' ');
}

/** A stem that singular and plural of a Portuguese or English word share. */
function singular(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('oes') || word.endsWith('aes')) return `${word.slice(0, -3)}ao`;
  if (word.endsWith('ais') || word.endsWith('eis') || word.endsWith('ois')) return `${word.slice(0, -2)}l`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const one = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  if (one.endsWith('em')) return `${one.slice(0, -1)}n`;
  return one.endsWith('e') && one.length > 3 ? one.slice(0, -1) : one;
}
