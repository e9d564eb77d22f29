import { plain } from '@prova/contract/folded-text';
import type { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import type { LOCATION_MODELS, SENIORITIES } from '@prova/contract/work-fields';
import { searchWords } from '../../../platform/plain-search.ts';
import type { SearchTerm } from '../../../platform/search-query.ts';
import { TypingErrors } from '../../../platform/typing-errors.ts';
import { isSkill, otherNames, searchTerms } from '../../skills/skills.service.ts';
import { occupations } from './occupations.ts';
import { citiesApart, stateAtEnd } from './places.ts';
import { Phrases, saysNothing } from './search-phrases.ts';

type Model = (typeof LOCATION_MODELS)[number];
type Contract = (typeof CONTRACT_TYPES)[number];
type Level = (typeof SENIORITIES)[number];

/** What a search says of jobs beside their words: any value of a kind. */
export type Fact =
  | { readonly kind: 'model'; readonly value: Model }
  | { readonly kind: 'contract'; readonly value: Contract }
  | { readonly kind: 'level'; readonly value: Level };

/** A fact by the words that say it, which titles and names of companies may have for what it is not. */
export type WantedFact = Fact & { readonly text: string };

/** What is looked for by words. */
export interface Wanted {
  /** What is left for the text of jobs, as it was written: "-" before a word leaves it out, quotes keep words together. */
  readonly search: string;
  /** The same, word for word and without the place, where it has no such signs. */
  readonly terms: readonly SearchTerm[];
  /** What else the whole of it is called, as a skill. */
  readonly otherNames: readonly string[];
  /** The state that its end names, and the words before. */
  readonly inState: { readonly state: string; readonly terms: readonly SearchTerm[] } | undefined;
  readonly facts: readonly WantedFact[];
  /** Cities among the words: remote jobs are found without them where remote ones are asked for. */
  readonly place: readonly SearchTerm[];
  /** The city as it is written. */
  readonly city: string | null;
}

export const NOTHING_WANTED: Wanted = {
  search: '',
  terms: [],
  otherNames: [],
  inState: undefined,
  facts: [],
  place: [],
  city: null,
};

/** What `websearch_to_tsquery` takes for more than a word. */
const OPERATOR = /["“”]|^-|^or$/i;
/** Words that are looked for by other names, too. */
const MOST_TERMS = 8;
/** Between words as in "Curitiba - PR", where it would leave out what follows. */
const DASH = /^[-–—|,;/]+$/;
const COMMA = /(?<=\p{L})[,;]$/u;

/** "if" and "for" behind other words are neither Sergipe nor Pará. */
const NO_STATE = / (se|para)$/;

const FACTS: readonly (readonly [words: string, fact: Fact])[] = [
  [
    'remoto, remote, remotamente, home office, homeoffice, trabalho remoto, teletrabalho, work from home, wfh',
    { kind: 'model', value: 'remote' },
  ],
  ['híbrido, hybrid, semipresencial, trabalho híbrido', { kind: 'model', value: 'hybrid' }],
  ['presencial, onsite, on-site, in office, trabalho presencial', { kind: 'model', value: 'onsite' }],
  ['clt, carteira assinada, celetista', { kind: 'contract', value: 'CLT' }],
  ['pj, pessoa jurídica', { kind: 'contract', value: 'PJ' }],
  ['estágio, estagiário, internship, intern', { kind: 'contract', value: 'internship' }],
  ['temporário, temporary', { kind: 'contract', value: 'temporary' }],
  ['freelance, freelancer, freela', { kind: 'contract', value: 'freelance' }],
  ['tempo integral, período integral, full-time, fulltime', { kind: 'contract', value: 'fulltime' }],
  ['meio período, part-time, parttime', { kind: 'contract', value: 'parttime' }],
  ['voluntário, voluntariado, volunteer', { kind: 'contract', value: 'volunteer' }],
  ['trainee', { kind: 'level', value: 'trainee' }],
  ['júnior, jr', { kind: 'level', value: 'junior' }],
  ['pleno, mid-level', { kind: 'level', value: 'mid' }],
  ['sênior, sr', { kind: 'level', value: 'senior' }],
];

type Meaning = { readonly fact: Fact } | { readonly names: readonly string[] };

let phrases: Phrases<Meaning> | undefined;

const thePhrases = (): Phrases<Meaning> => {
  phrases ??= new Phrases<Meaning>([
    ...occupations.flatMap((names) => names.map((name) => [name, { names }] as const)),
    ...FACTS.flatMap(([words, fact]) => words.split(', ').map((text) => [text, { fact }] as const)),
  ]);
  return phrases;
};

let known: TypingErrors<string> | undefined;

/** The occupation, the model or the contract that a word with typing errors means. */
export function knownMeant(written: string): string | undefined {
  const names = [...occupations.flat(), ...FACTS.flatMap(([words]) => words.split(', '))];
  known ??= new TypingErrors(
    names.filter((name) => !/[\s-]/.test(name)).map((name) => ({ key: plain(name), of: name })),
  );
  return known.nearest(plain(written)) ?? undefined;
}

/** The words of a search. */
export const wordsOf = (typed: string | undefined): string[] =>
  citiesApart(
    searchWords(typed)
      .map((word) => word.replace(COMMA, ''))
      .filter((word) => !DASH.test(word)),
  );

/**
 * What is looked for by these words, in any order: occupations and skills by all their names, the model, the contract and the
 * level that they name, a place, and what else stands in the text of jobs.
 * @param places finds the cities where jobs are
 */
export function wantedBy(words: readonly string[], places: Phrases<string>): Wanted {
  if (words.some((word) => OPERATOR.test(word))) return { ...NOTHING_WANTED, search: words.join(' ') };
  const meant = thePhrases().in(words);
  const facts = meant.flatMap(({ words, meaning }) =>
    meaning && 'fact' in meaning ? [{ ...meaning.fact, text: words.join(' ') }] : [],
  );
  const left = meant.flatMap(({ words, meaning }) => {
    if (meaning) return 'fact' in meaning ? [] : words;
    return words.filter((word) => !saysNothing(word));
  });
  const search = left.join(' ');
  const end = NO_STATE.test(search) ? undefined : stateAtEnd(left);
  const runs = places.in(left);
  return {
    search,
    terms: termsOf(runs.flatMap(({ words, meaning }) => (meaning ? [] : words))),
    place: runs.flatMap(({ words, meaning }) => (meaning ? searchTerms(words) : [])),
    city: runs.find(({ meaning }) => meaning !== undefined)?.meaning ?? null,
    otherNames: left.length > 1 ? otherNames(search) : [],
    inState: end && { state: end.state, terms: termsOf(end.before) },
    facts,
  };
}

function termsOf(words: readonly string[]): SearchTerm[] {
  const terms = thePhrases()
    .in(words)
    .flatMap(({ words, meaning }) =>
      meaning && 'names' in meaning ? [occupation(words.join(' '), meaning.names)] : searchTerms(words).map(wholeSkill),
    );
  return terms.slice(0, MOST_TERMS);
}

/** Found by any of its names in the title of a job, and by its own anywhere. */
const occupation = (text: string, names: readonly string[]): SearchTerm => ({
  text,
  others: searchTerms([text]).flatMap(({ others }) => others),
  titles: names.filter((name) => name !== text),
  isWhole: true,
});

/** Whoever writes "java" means it, and has not begun to write JavaScript. */
const wholeSkill = (term: SearchTerm): SearchTerm => (isSkill(term.text) ? { ...term, isWhole: true } : term);
