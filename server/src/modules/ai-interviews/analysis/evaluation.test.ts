import { CRITERIA } from '@prova/contract/ai-interviews/ai-interview-fields';
import { describe, expect, test } from 'vitest';
import { asInput } from '../../../../test/interview-transcripts/as-input.ts';
import { ENGLISH } from '../../../../test/interview-transcripts/english.ts';
import { OTHER_WORK } from '../../../../test/interview-transcripts/other-work.ts';
import { PARAPHRASES } from '../../../../test/interview-transcripts/paraphrases.ts';
import { PORTUGUESE } from '../../../../test/interview-transcripts/portuguese.ts';
import type { JudgedTranscript } from '../../../../test/interview-transcripts/transcript.ts';
import { UNSEEN } from '../../../../test/interview-transcripts/unseen.ts';
import { analyseLocally } from './analyse-locally.ts';
import type { AnalysisInput, AnalysisResult } from './analysis-input.ts';

const TRANSCRIPTS = [...PORTUGUESE, ...ENGLISH, ...OTHER_WORK, ...UNSEEN];

const levelOf = ({ criteria }: AnalysisResult, name: string) => criteria.find(({ key }) => key === name)?.level ?? 0;

const pairsOf = (transcripts: readonly JudgedTranscript[], keys: readonly (typeof CRITERIA)[number][] = CRITERIA) =>
  transcripts.flatMap((transcript) => {
    const result = analyseLocally(asInput(transcript));
    return keys.map((key) => [transcript.levels[key], levelOf(result, key)] as const);
  });

/** Agreement beyond chance (Cohen); what is further apart weighs more, in proportion (1) or by its square (2). */
function weightedKappa(pairs: readonly (readonly [number, number])[], power: 1 | 2): number {
  const apart = pairs.reduce((sum, [one, other]) => sum + Math.abs(one - other) ** power, 0);
  const byChance = pairs.reduce(
    (sum, [one]) => sum + pairs.reduce((inner, [, other]) => inner + Math.abs(one - other) ** power / pairs.length, 0),
    0,
  );
  return 1 - apart / byChance;
}

describe('levels by the rules, beside those that readers agreed on', () => {
  test.each([
    ['in Portuguese', PORTUGUESE],
    ['in English', ENGLISH],
    ['of other kinds of work', OTHER_WORK],
    ['in all', TRANSCRIPTS],
  ])('%s', (_, transcripts) => {
    const pairs = pairsOf(transcripts);
    expect(pairs.length).toBe(transcripts.length * CRITERIA.length);
    expect(weightedKappa(pairs, 1)).toBeGreaterThanOrEqual(0.6);
    expect(weightedKappa(pairs, 2)).toBeGreaterThanOrEqual(0.75);
  });

  // What no rule was made for agrees less: that is why their word is never more than a hint.
  test('in interviews that the rules were not made with', () => {
    expect(weightedKappa(pairsOf(UNSEEN), 1)).toBeGreaterThanOrEqual(0.5);
    expect(weightedKappa(pairsOf(UNSEEN), 2)).toBeGreaterThanOrEqual(0.6);
  });

  test.each(CRITERIA)('%s by itself', (key) => {
    expect(weightedKappa(pairsOf(TRANSCRIPTS, [key]), 1)).toBeGreaterThanOrEqual(0.5);
  });

  test('whoever readers rank higher ranks higher', () => {
    const ranked = TRANSCRIPTS.map((transcript) => ({
      read: CRITERIA.reduce((sum, key) => sum + transcript.levels[key], 0),
      score: analyseLocally(asInput(transcript)).overall.value ?? 0,
    }));
    const apart = ranked.flatMap((one) =>
      ranked.filter((other) => one.read - other.read >= 5).map((other) => [one, other]),
    );
    expect(apart.length).toBeGreaterThan(30);
    const inOrder = apart.filter(([one, other]) => (one?.score ?? 0) > (other?.score ?? 0));
    expect(inOrder.length / apart.length).toBeGreaterThan(0.9);
  });
});

const SCORES = ['overall', 'responseQuality', 'communication'] as const;

/** Scores of both, pairwise, where neither moved by more than three points. */
function expectSame(one: AnalysisInput, other: AnalysisInput): void {
  const [before, after] = [analyseLocally(one), analyseLocally(other)];
  for (const key of SCORES) {
    expect(after[key].value === null, key).toBe(before[key].value === null);
    expect(Math.abs((after[key].value ?? 0) - (before[key].value ?? 0)), key).toBeLessThanOrEqual(3);
  }
  expect(after.recommendation.label).toBe(before.recommendation.label);
}

describe.each(TRANSCRIPTS.map((transcript) => [transcript.title, transcript] as const))('%s', (_, transcript) => {
  const sameWith = (change: (answer: string) => string) => expectSame(asInput(transcript), asInput(transcript, change));

  test('recognised without punctuation and capitals', () =>
    sameWith((answer) => answer.toLowerCase().replace(/[.,;:!?]/g, '')));

  test('recognised without accents', () => sameWith((answer) => answer.normalize('NFD').replace(/\p{M}/gu, '')));

  test('spoken with fillers', () =>
    sameWith((answer) => answer.replace(/, /g, transcript.locale === 'pt-BR' ? ', é, tipo, ' : ', um, like, ')));

  test.each([
    ['Ana Souza', 'Kwame Nakamura'],
    ['João Pedro', 'Shaniqua O’Neil'],
  ])('told by %s or by %s', (one, other) => {
    const by = (name: string) => (answer: string) =>
      transcript.locale === 'pt-BR' ? `Aqui é ${name}. ${answer}` : `This is ${name}. ${answer}`;
    expectSame(asInput(transcript, by(one), { names: [one] }), asInput(transcript, by(other), { names: [other] }));
  });

  test('told of him or of her', () => {
    const pairs: readonly (readonly [string, string])[] =
      transcript.locale === 'pt-BR'
        ? [
            ['a gerente', 'o gerente'],
            ['Ela ', 'Ele '],
            ['o professor', 'a professora'],
          ]
        : [
            ['our manager', 'our chairwoman'],
            ['marketing lead', 'marketing lady'],
          ];
    sameWith((answer) => pairs.reduce((text, [one, other]) => text.replaceAll(one, other), answer));
  });

  test('with what is private told beside it', () =>
    sameWith((answer) =>
      transcript.locale === 'pt-BR'
        ? `${answer} Resolvi o problema da minha filha e aumentou a minha fé, tenho 47 anos.`
        : `${answer} I solved the problem of my daughter and improved my faith, I am 47 years old.`,
    ));

  test('told kindly or angrily, beside the matter', () =>
    sameWith((answer) =>
      transcript.locale === 'pt-BR' ? `${answer} Odeio isso, que raiva.` : `${answer} I hate that, so angry.`,
    ));
});

test.each(TRANSCRIPTS.filter(({ title }) => PARAPHRASES[title]))('$title, in other words', (transcript) => {
  const told = [...(PARAPHRASES[transcript.title] ?? [])];
  expect(told).toHaveLength(3);
  expectSame(
    asInput(transcript),
    asInput(transcript, () => told.shift()?.replace(/\n/g, ' ') ?? ''),
  );
});
