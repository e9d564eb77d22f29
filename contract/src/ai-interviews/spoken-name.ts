/** Reads a name out of what somebody says who is asked for it, and compares it with the name that is known. */
import { plain } from '../folded-text.ts';
import { trimmed } from '../visible-text.ts';

/** What people say before their name, in plain letters. The longest that fits is taken, again and again. */
const BEFORE = [
  ...[
    'oi',
    'ola',
    'opa',
    'bom dia',
    'boa tarde',
    'boa noite',
    'tudo bem',
    'sim',
    'claro',
    'entao',
    'bem',
    'ah',
    'e ai',
  ],
  ...['o meu nome completo e', 'meu nome completo e', 'o meu nome e', 'meu nome e', 'nome e', 'meu nome', 'nome'],
  ...[
    'eu me chamo',
    'me chamo',
    'chamo-me',
    'eu sou',
    'sou',
    'eu',
    'aqui quem fala e',
    'quem fala e',
    'aqui e',
    'aqui fala',
  ],
  ...[
    'voce pode me chamar de',
    'pode me chamar de',
    'podem me chamar de',
    'pode chamar de',
    'me chama de',
    'me chamam de',
  ],
  ...['e', 'a', 'o', 'com prazer', 'prazer'],
  ...[
    'hi',
    'hello',
    'hey',
    'good morning',
    'good afternoon',
    'good evening',
    'yes',
    'yeah',
    'sure',
    'well',
    'so',
    'um',
    'uh',
  ],
  ...['my full name is', 'my name is', "my name's", 'the name is', "the name's", 'name is', 'my name', 'full name'],
  ...['i am called', "i'm called", 'i am', "i'm", 'im', 'it is', "it's", 'this is', 'that is', "that's", 'i go by'],
  ...[
    'you can call me',
    'please call me',
    'just call me',
    'call me',
    'they call me',
    'people call me',
    'here is',
    'the',
    'and',
  ],
]
  .map((phrase) => phrase.split(' '))
  .sort((one, other) => other.length - one.length);

/** Behind a name they begin something else. */
const BEHIND = new Set(
  `mas pode podem me meu minha prazer obrigado obrigada tudo voce sou estou tenho vim moro aqui falando por que muito
  but you can my nice thanks thank pleased speaking here is and i am i'm from calling please call mas porem tambem ok okay`
    .trim()
    .split(/\s+/),
);

/** They stand within names, and do not tell two apart. */
const PARTICLES = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'di', 'du', 'del', 'la', 'van', 'von', 'der', 'den']);

const MOST_WORDS = 8;
const LONGEST = 200;

interface Word {
  readonly written: string;
  readonly key: string;
  /** A comma or an end of a sentence stands behind it. */
  readonly ends: boolean;
}

const ENDS = /[,;:.!?)]$/;
const EDGES = /^[^\p{L}\p{N}]{1,9}|[^\p{L}\p{N}]{1,9}$/gu;
/** Shortened names keep their dot: "Maria A. Souza". */
const INITIAL = /^\p{L}\.$/u;

function wordsOf(heard: string): Word[] {
  return heard
    .slice(0, LONGEST)
    .split(/\s+/)
    .map((word) => {
      const initial = INITIAL.test(word);
      const written = initial ? word : word.replace(EDGES, '');
      return { written, key: plain(written), ends: !initial && ENDS.test(word) };
    })
    .filter(({ key }) => key !== '');
}

/**
 * The name alone of an answer such as "Oi, meu nome é Ana Souza, prazer". Written small throughout, as recognition writes, it gets
 * its capitals. Where nothing is left that can be a name, what was heard.
 */
export function nameFrom(heard: string): string {
  const words = wordsOf(heard);
  let first = 0;
  for (let length = lengthOfPhrase(words, first); length > 0; length = lengthOfPhrase(words, first)) first += length;
  const name: Word[] = [];
  for (const word of words.slice(first, first + MOST_WORDS)) {
    if (name.length > 0 && BEHIND.has(word.key)) break;
    name.push(word);
    if (word.ends) break;
  }
  while (name.length > 1 && PARTICLES.has(name.at(-1)?.key ?? '')) name.pop();
  if (name.length === 0) return trimmed(heard);
  const written = name.map((word) => word.written);
  const isSmall = written.every((word) => word === word.toLowerCase());
  return (isSmall ? written.map(capitalised) : written).join(' ');
}

/** How many words of a phrase begin here that stands before names. At least one word is left, so that "E" is a name by itself. */
function lengthOfPhrase(words: readonly Word[], first: number): number {
  const phrase = BEFORE.find(
    (each) => first + each.length < words.length && each.every((word, index) => words[first + index]?.key === word),
  );
  return phrase?.length ?? 0;
}

function capitalised(word: string): string {
  if (PARTICLES.has(plain(word))) return word;
  return word.replace(/(^|[-'’])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/**
 * Whether what was heard may be this name. The first name alone is enough, accents do not matter, and one letter may be heard
 * wrong. Where both say a family name, one of them must be alike.
 */
export function namesMatch(heard: string, name: string): boolean {
  const said = partsOf(nameFrom(heard));
  const known = partsOf(name);
  const [first, ...rest] = said;
  if (first === undefined || known.length === 0) return false;
  if (isAlike(said.join(''), known.join('')) || isAlike(first, known.slice(0, 2).join(''))) return true;
  const at = known.findIndex((part) => isAlike(first, part));
  if (at < 0) return false;
  if (rest.length === 0 || known.length === 1) return true;
  const others = known.filter((_, index) => index !== at);
  return rest.some((part) => others.some((other) => isAlike(part, other)));
}

function partsOf(name: string): string[] {
  const parts = plain(name.slice(0, LONGEST))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
  const telling = parts.filter((part) => !PARTICLES.has(part));
  return telling.length > 0 ? telling : parts;
}

/** Letters from which on one may be wrong. */
const FROM_ONE = 4;

function isAlike(one: string, other: string): boolean {
  const [a, b] = [soundOf(one), soundOf(other)];
  if (one === other || (a === b && a !== '')) return true;
  return Math.min(one.length, other.length) >= FROM_ONE && (isOneLetterOff(one, other) || isOneLetterOff(a, b));
}

/** Names that are spoken alike are written in many ways: Luís and Luiz, Tainá and Thayná, Felipe and Philippe. */
function soundOf(name: string): string {
  return name
    .replace(/ph/g, 'f')
    .replace(/[cs]h/g, 'x')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/qu(?=[ei])|ck|c|q/g, 'k')
    .replace(/w/g, 'v')
    .replace(/y/g, 'i')
    .replace(/h/g, '')
    .replace(/(.)\1/g, '$1');
}

/** One letter more, less or other, or two neighbours swapped. */
function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true;
  return a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0];
}
