import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';
import { type Person, signUp } from '../people.ts';
import { LawfulSteps, STEPS } from './lawful-steps.ts';

/**
 * Each response is guarded by itself (`right-answers.test.ts`); here sequences of steps are that each is lawful: two talents, a guest
 * with two addresses, and a recruiter choose, send, answer, leave empty, hand in, look, call back, rename, close and wait. What
 * is right is in a response only where a reckoning of its own says that it may be.
 */
let server: TestServer;
let recruiter: Person;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
});
afterAll(() => server.close());

type Sequence = (readonly [what: (typeof STEPS)[number], who: number, answers: number])[];

/** Handed in empty, and answered, while the company asks others. */
const IN_USE: Sequence = [
  ['send', 2, 0],
  ...([0, 1] as const).flatMap(
    (who): Sequence => [
      ['choose', who, 0],
      ['handIn', who, who * 2],
      ['look', who, 0],
    ],
  ),
];
/** Seen while nobody asks it, by one of two talents; then both, and a guest, are asked it. */
const SEEN_BEFORE: Sequence = [
  ['choose', 0, 0],
  ['handIn', 0, 1],
  ['look', 0, 0],
  ...([0, 1, 3] as const).flatMap(
    (who): Sequence => [
      ['send', who, 0],
      ['handIn', who, 2],
    ],
  ),
  ['look', 0, 0],
  ['wait', 0, 0],
  ['choose', 0, 0],
  ['choose', 1, 0],
];
/** A guest looks once the job is closed, and comes again by another address. */
const BY_ANOTHER_ADDRESS: Sequence = [
  ['turn', 0, 0],
  ['send', 2, 0],
  ['handIn', 2, 2],
  ['look', 2, 0],
  ['close', 0, 0],
  ['look', 2, 0],
  ['rename', 0, 0],
  ['send', 3, 0],
  ['look', 2, 0],
  ['handIn', 3, 2],
];

test('no sequence of lawful steps shows what is right while somebody is judged by it, and each look is told later', async () => {
  const seen = { looks: 0, signals: 0, withheld: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(3), fc.nat(2)), { minLength: 8, maxLength: 16 }),
      async (steps) => {
        const lawful = await LawfulSteps.begin(server, recruiter);
        recruiter = lawful.recruiter;
        for (const [what, who, answers] of steps) await lawful.step(what, who, answers);
        await lawful.readAll();
        recruiter = lawful.recruiter;
        for (const name of ['looks', 'signals', 'withheld'] as const) seen[name] += lawful.count[name];
      },
    ),
    { numRuns: 6, endOnFailure: true, examples: [[[...IN_USE]], [[...SEEN_BEFORE]], [[...BY_ANOTHER_ADDRESS]]] },
  );
  // It has met what it is about.
  expect(seen.looks).toBeGreaterThan(1);
  expect(seen.signals).toBeGreaterThan(2);
  expect(seen.withheld).toBeGreaterThan(2);
});
