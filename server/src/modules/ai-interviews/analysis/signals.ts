import type { Criterion } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Answer, Sentence, SpokenLine } from './answers.ts';
import { I, PROBLEM, RESULT, STRUCTURE, UNSURE, WE } from './cue-words.ts';
import { deedsIn } from './first-person.ts';
import type { Word } from './folded-line.ts';
import { findPhrases, type Phrases } from './phrases.ts';
import { quantitiesIn } from './quantities.ts';

/** Something in an answer that speaks for a criterion, or against it. */
export interface Sign {
  readonly criterion: Criterion;
  /** Two of the same kind count once. */
  readonly cue: string;
  readonly sentence: Sentence;
  readonly isAgainst: boolean;
}

const SHARED = 'we ';
/** Who speaks of problems in general has told none. */
const OF_OPINION = 0.5;

export interface Signals {
  readonly signs: readonly Sign[];
  /** How well each criterion is shown, 0–1; 0 where nothing shows it. */
  readonly strength: Readonly<Record<Criterion, number>>;
  /** Sentences that put a number to what came of it. */
  readonly quantified: readonly Sentence[];
}

/** So many different cues are as good as more: who speaks longer is not better. */
const ENOUGH = { problem: 2, action: 3, result: 2, ownership: 3, clarity: 2 } as const;
/** A figure says more of a result than a word does. */
const OF_NUMBER = 1;
/** What several did shows less of what one did. */
const OF_SHARED = 0.4;

/** What an answer shows. Words are counted, not sentences, so that punctuation and case make no difference. */
export function signalsOf(answer: Answer): Signals {
  const signs: Sign[] = [];
  const quantified: Sentence[] = [];
  let [own, shared] = [0, 0];
  for (const line of answer.lines) {
    const { words, sentenceAt } = countedWords(line);
    const add = (criterion: Criterion, cue: string, at: number, isAgainst = false) => {
      const sentence = sentenceAt(at);
      if (sentence) signs.push({ criterion, cue, sentence, isAgainst });
    };
    const addAll = (criterion: Criterion, phrases: Phrases, isAgainst = false) => {
      for (const hit of findPhrases(words, phrases)) add(criterion, hit.phrase, hit.first, isAgainst);
    };
    addAll('problem', PROBLEM);
    addAll('result', RESULT);
    addAll('result', UNSURE, true);
    addAll('clarity', STRUCTURE);
    const deeds = deedsIn(words);
    for (const { verb, at } of deeds.own) {
      add('action', verb, at);
      add('ownership', verb, at);
    }
    for (const { verb, at } of deeds.shared) add('action', `${SHARED}${verb}`, at);
    for (const { at } of [...deeds.shared, ...findPhrases(words, WE).map(({ first }) => ({ at: first }))])
      add('ownership', 'we', at, true);
    own += deeds.own.length + findPhrases(words, I).length / 2;
    shared += deeds.shared.length + findPhrases(words, WE).length / 2;
    for (const at of quantitiesIn(words)) {
      const sentence = sentenceAt(at);
      if (!sentence || quantified.includes(sentence) || !(hasResult(words, at) || endsStory(deeds.own, words, at)))
        continue;
      quantified.push(sentence);
      add('result', `number ${at}`, at);
    }
  }
  return { signs, quantified, strength: strengthOf(signs, quantified.length > 0, own / Math.max(1, own + shared)) };
}

/** The words of a line that count, with the sentence that each stands in. */
function countedWords({ sentences }: SpokenLine): {
  words: readonly Word[];
  sentenceAt: (at: number) => Sentence | undefined;
} {
  const counted = sentences
    .filter(({ counts }) => counts)
    .flatMap((sentence) => sentence.words.filter(({ key }) => !FILLERS.has(key)).map((word) => ({ word, sentence })));
  return { words: counted.map(({ word }) => word), sentenceAt: (at) => counted[at]?.sentence };
}

/** Who looks for words is not less clear. No cue has one of these. */
const FILLERS = new Set(['uh', 'um', 'hm', 'hmm', 'er', 'ah', 'eh', 'hum', 'tipo', 'ne', 'like']);

const NEAR_RESULT = 12;

/** Whether a number says what came of something: a result is spoken of near it. */
function hasResult(words: readonly Word[], at: number): boolean {
  return findPhrases(words.slice(Math.max(0, at - NEAR_RESULT), at + NEAR_RESULT), RESULT).length > 0;
}

/** Who counts something at the end of what they did counts what came of it. */
function endsStory(own: readonly { readonly at: number }[], words: readonly Word[], at: number): boolean {
  return at >= words.length * ENDS_FROM && own.filter((deed) => deed.at < at).length >= 2;
}

const ENDS_FROM = 0.7;

function strengthOf(signs: readonly Sign[], hasNumber: boolean, ownShare: number): Record<Criterion, number> {
  const kinds = (criterion: Criterion) => {
    const cues = new Set(signs.filter((sign) => sign.criterion === criterion && !sign.isAgainst).map(({ cue }) => cue));
    return [...cues].reduce((sum, cue) => sum + (cue.startsWith(SHARED) ? OF_SHARED : 1), 0);
  };
  const share = (criterion: Criterion, more = 0) => Math.min(1, (kinds(criterion) + more) / ENOUGH[criterion]);
  const action = share('action');
  const isStory = action > 0 || signs.some(({ criterion }) => criterion === 'ownership');
  const problem = share('problem') * (isStory ? 1 : OF_OPINION);
  const unsure = signs.some(({ criterion, isAgainst }) => criterion === 'result' && isAgainst);
  const result = share('result', hasNumber ? OF_NUMBER : 0) * (unsure ? 0.6 : 1);
  const whole = [problem, action, result].filter((part) => part > 0).length / 3;
  return {
    problem,
    action,
    result,
    ownership: share('ownership') * Math.min(1, ownShare / OWN_ENOUGH),
    clarity: share('clarity') === 0 ? 0 : share('clarity') * 0.5 + whole * 0.5,
  };
}

/** Who tells of a team says "we", too: so much of it said as "I" is enough. */
const OWN_ENOUGH = 0.6;
