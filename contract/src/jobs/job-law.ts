/**
 * Reads a job's texts for what Brazilian law forbids an employer to demand or ask. A warning with its reason while the
 * recruiter writes, never a verdict: it reads words, and a person decides.
 */
import { plain } from '../folded-text.ts';
import { DISCRIMINATION_KINDS, findDiscrimination } from './job-law-discrimination.ts';
import { findExperienceDemands } from './job-law-experience.ts';

export const LEGAL_CONCERNS = ['experience', ...DISCRIMINATION_KINDS] as const;
export type LegalConcernKind = (typeof LEGAL_CONCERNS)[number];

export type LegalConcern = {
  kind: LegalConcernKind;
  /** Offsets into the given text, in UTF-16 units; end is exclusive. */
  start: number;
  end: number;
  /** What was found, without mark-up. */
  quote: string;
  /** The rule it meets, cited in the reader's language. */
  law: string;
};

// CLT 442-A: no proof of more than six months' experience. Lei 9.029 art. 1: no discrimination in access to work; art. 2:
// no proof of pregnancy or sterilisation. CLT 373-A, I: no reference to sex, age, colour or family in an advertisement.
const LAWS: Record<LegalConcernKind, { 'pt-BR': string; 'en-US': string }> = {
  experience: { 'pt-BR': 'CLT, art. 442-A', 'en-US': 'Brazilian Labor Code (CLT), art. 442-A' },
  pregnancy: law('Lei 9.029/1995, art. 2º; CLT, art. 373-A, IV'),
  sterilisation: law('Lei 9.029/1995, art. 2º; CLT, art. 373-A, IV'),
  family: law('Lei 9.029/1995, art. 1º; CLT, art. 373-A, I'),
  sex: law('Lei 9.029/1995, art. 1º; CLT, art. 373-A, I'),
  age: law('Lei 9.029/1995, art. 1º; CLT, art. 373-A, I'),
  race: law('Lei 9.029/1995, art. 1º; CLT, art. 373-A, I'),
  health: law('Lei 9.029/1995, art. 1º'),
  union: law('Lei 9.029/1995, art. 1º; Constituição, art. 8º, V'),
  religion: law('Lei 9.029/1995, art. 1º; Constituição, art. 5º, VIII'),
  orientation: law('Lei 9.029/1995, art. 1º'),
  credit: law('Lei 9.029/1995, art. 1º'),
  appearance: law('Lei 9.029/1995, art. 1º; Constituição, art. 7º, XXX'),
};

function law(cited: string): { 'pt-BR': string; 'en-US': string } {
  const english = cited
    .replace('Lei', 'Brazilian Law')
    .replace('CLT', 'Labor Code (CLT)')
    .replace('Constituição', 'Constitution')
    .replaceAll('º', '');
  return { 'pt-BR': cited, 'en-US': english };
}

/**
 * Demands and questions in a text that the law forbids, in order of appearance. Portuguese and English are both read,
 * whatever the locale, because job texts mix them; accents and case do not matter; the text may be plain or HTML.
 * @param locale the reader's language, for the citation
 */
export function findLegalConcerns(text: string, locale: 'pt-BR' | 'en-US'): LegalConcern[] {
  const { plain, from, to } = fold(text);
  const demands = findExperienceDemands(plain).map((match) => ({ kind: 'experience' as const, ...match }));
  const reached = new Map<LegalConcernKind, number>();
  return [...demands, ...findDiscrimination(plain)]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ kind, start, end }) => {
      const before = reached.get(kind) ?? 0;
      reached.set(kind, Math.max(before, end));
      return start >= before;
    })
    .map((match) => {
      const start = from[match.start] ?? text.length;
      const end = to[match.end - 1] ?? text.length;
      return { kind: match.kind, start, end, quote: readable(text.slice(start, end)), law: LAWS[match.kind][locale] };
    });
}

/**
 * A line of plain text without what the law forbids to demand, and what was taken out. What is left of a line that said
 * little else says nothing, and goes too.
 */
export function withoutLegalConcerns(
  line: string,
  locale: 'pt-BR' | 'en-US',
): { text: string; dropped: Pick<LegalConcern, 'quote' | 'law'>[] } {
  const concerns = findLegalConcerns(line, locale);
  if (concerns.length === 0) return { text: line, dropped: [] };
  let kept = '';
  let last = 0;
  for (const { start, end } of concerns) {
    if (start > last) kept += line.slice(last, start);
    last = Math.max(last, end);
  }
  kept += line.slice(last);
  const text = kept
    .split(/(?<=[.;!?])\s+/)
    .map((sentence) =>
      sentence
        .replace(/\s+/g, ' ')
        .replace(/(?:\s?[,;:]){2,}/g, ',')
        .replace(/ ([.,;:!?])/g, '$1'),
    )
    .map((sentence) => sentence.replace(LOOSE_START, '').replace(LOOSE_END, ''))
    .filter((sentence) => (sentence.match(/\p{L}{3,}/gu) ?? []).length >= LEAST_WORDS)
    .join(' ')
    .trim();
  const dropped = concerns.map(({ quote, law }) => ({ quote, law }));
  // What is left may read as another demand: then nothing of the line is sure.
  return { text: findLegalConcerns(text, locale).length > 0 ? '' : text, dropped };
}

/** Fewer words say nothing by themselves. */
const LEAST_WORDS = 2;
const LOOSE_START = /^(?:[\s,;:.!?)-]|(?:e|ou|com|and|or|with)\s)+/i;
// slow-expression-ignore: reads a sentence of a recruiter's notes, 2,000 characters at most
const LOOSE_END = /(?:[\s,;:(-]|\s(?:e|ou|de|com|para|and|or|of|with|for))+$/i;

const TOKEN = /<\/?([a-z][a-z0-9]*)\b[^<>]*>|&nbsp;|&amp;|\P{M}\p{M}*/giu;
const INLINE = new Set(['a', 'b', 'em', 'i', 's', 'span', 'strong', 'u', 'code', 'mark', 'sub', 'sup']);

/** Lower case without accents and tags, with where each character begins and ends in the original. Blocks end sentences. */
function fold(text: string): { plain: string; from: number[]; to: number[] } {
  let plain = '';
  const from: number[] = [];
  const to: number[] = [];
  for (const token of text.matchAll(TOKEN)) {
    const folded = foldToken(token[0], token[1]);
    for (let unit = 0; unit < folded.length; unit += 1) {
      from.push(token.index);
      to.push(token.index + token[0].length);
    }
    plain += folded;
  }
  return { plain, from, to };
}

/** Also a soft hyphen, which by itself reads as a dash. */
const UNSEEN = /^\p{Default_Ignorable_Code_Point}$/u;

function foldToken(token: string, tag: string | undefined): string {
  if (tag !== undefined) return INLINE.has(tag.toLowerCase()) ? '' : '\n';
  if (token.startsWith('&') && token.length > 1) return token.toLowerCase() === '&nbsp;' ? ' ' : '&';
  return UNSEEN.test(token) ? '' : plain(token);
}

function readable(piece: string): string {
  return piece
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/gi, ' ')
    .replace(/&amp;/gi, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
