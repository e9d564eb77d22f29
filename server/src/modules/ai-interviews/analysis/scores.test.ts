import { CRITERIA, type Criterion } from '@prova/contract/ai-interviews/ai-interview-fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asInput } from '../../../../test/interview-transcripts/as-input.ts';
import { PORTUGUESE } from '../../../../test/interview-transcripts/portuguese.ts';
import type { JudgedTranscript } from '../../../../test/interview-transcripts/transcript.ts';
import { answersOf } from './answers.ts';
import { recommend } from './recommend.ts';
import { confidenceOf, levelOf, type Strengths, scoresOf, valueOfLevel } from './scores.ts';

const [transcript] = PORTUGUESE as [JudgedTranscript];
const input = asInput(transcript);
const answers = answersOf(input);

const value = fc.double({ min: 0, max: 100, noNaN: true });
const known = value.map((each) => ({ value: each, missing: null }));
const unknown = fc.constantFrom(
  { value: null, missing: 'no_evidence' as const },
  { value: null, missing: 'needs_a_person' as const },
);
const criteria = fc.record(
  Object.fromEntries(CRITERIA.map((key) => [key, fc.oneof(known, unknown)])) as Record<Criterion, typeof known>,
);
const strengths = fc.record({ criteria, technologies: fc.array(fc.oneof(known, unknown), { maxLength: 4 }) });

describe('the overall score', () => {
  const overall = (given: Strengths) => scoresOf(input, answers, given).overall.value;

  test('lies between the parts that it is made of', () => {
    fc.assert(
      fc.property(strengths, (given) => {
        const { overall, ...parts } = scoresOf(input, answers, given);
        const values = Object.values(parts).flatMap((part) => part.value ?? []);
        if (overall.value === null) return;
        expect(overall.value).toBeGreaterThanOrEqual(Math.min(...values));
        expect(overall.value).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });

  test('never falls because something is shown better', () => {
    fc.assert(
      fc.property(strengths, fc.constantFrom(...CRITERIA), value, (given, key, more) => {
        const before = given.criteria[key].value;
        fc.pre(before !== null);
        const better = { value: Math.min(100, (before ?? 0) + more), missing: null };
        const raised = { ...given, criteria: { ...given.criteria, [key]: better } };
        expect(overall(raised) ?? 0).toBeGreaterThanOrEqual(overall(given) ?? 0);
      }),
    );
  });

  test('is none with evidence for fewer than three criteria', () => {
    fc.assert(
      fc.property(strengths, (given) => {
        const shown = CRITERIA.filter((key) => given.criteria[key].value !== null).length;
        if (shown < 3) expect(scoresOf(input, answers, given).overall.missing).toBe('no_evidence');
        else expect(overall(given)).not.toBeNull();
      }),
    );
  });

  test('counts what nothing shows as nothing, and leaves out what only a person can judge', () => {
    const all = (each: number) => Object.fromEntries(CRITERIA.map((key) => [key, { value: each, missing: null }]));
    const given = (missing: 'no_evidence' | 'needs_a_person') => ({
      criteria: { ...all(80), result: { value: null, missing } } as Strengths['criteria'],
      technologies: [],
    });
    expect(scoresOf(input, answers, given('no_evidence')).responseQuality.value).toBe(60);
    expect(scoresOf(input, answers, given('needs_a_person')).responseQuality.value).toBe(80);
  });
});

test('levels and values are the same order, and there is none beside 1 to 5', () => {
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect([1, 2, 3, 4, 5]).toContain(levelOf(one));
      if (one <= other) expect(levelOf(one)).toBeLessThanOrEqual(levelOf(other));
    }),
  );
  expect([1, 2, 3, 4, 5].map(valueOfLevel)).toEqual([0, 25, 50, 75, 100]);
});

test('confidence is within its bounds, and no quote that is dropped raises it', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.option(share), fc.nat(50), fc.nat(50), (agreement, droppedQuotes, keptQuotes) => {
      const { confidence, confidenceReasons } = confidenceOf(input, answers, { agreement, droppedQuotes, keptQuotes });
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(agreement === null ? 0.4 : 0.9);
      expect(confidenceReasons.includes('local_engine')).toBe(agreement === null);
      const none = confidenceOf(input, answers, { agreement, droppedQuotes: 0, keptQuotes });
      expect(confidence).toBeLessThanOrEqual(none.confidence);
    }),
  );
});

describe('what is proposed', () => {
  const proposed = (
    score: number | null,
    confidence: number,
    flags: Parameters<typeof recommend>[2]['flags'] = [],
    given = answers,
  ) => recommend(input, given, { overall: { value: score, band: null, missing: null }, confidence, flags }).label;

  test.each([
    [75, 0.6, 'advance'],
    [74, 0.6, 'review'],
    [35, 0.6, 'review'],
    [34, 0.6, 'stop'],
    [100, 0.59, 'review'],
    [0, 0.59, 'review'],
    [null, 0.9, 'review'],
  ])('%s with a confidence of %s: %s', (score, confidence, label) => {
    expect(proposed(score, confidence)).toBe(label);
  });

  test('nothing but a look where somebody speaks to the program, or a question is open', () => {
    expect(proposed(100, 0.9, [{ line: 2, flag: 'addresses_the_program' }])).toBe('review');
    expect(
      proposed(
        100,
        0.9,
        [],
        answers.map((answer, index) => (index === 0 ? { ...answer, isAnswered: false } : answer)),
      ),
    ).toBe('review');
  });
});
