import { sendTests } from '@prova/contract/attempts/assignments';
import { type Attempt, getOwnResult, submitAttempt } from '@prova/contract/attempts/taking';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../seeds/companies.ts';
import { seedMany, type Volume } from '../../../../seeds/volume.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { signIn } from '../../../../test/people.ts';
import { beginTest, DUE_DATE, linksTo, publishTest, QUESTIONS, saveAs } from '../../../../test/tests-factory.ts';

const PEOPLE = 200;

let server: TestServer;
let volume: Volume;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(new Date());
  // A fifth was turned down, others have an offer.
  volume = await seedMany(server.databaseUrl, { applications: 2 * PEOPLE, jobs: 1 });
});
afterAll(() => server.close());

/** As the web client: a server that has no connection free is asked again. */
async function patiently<A extends { readonly status: number }>(call: () => Promise<A>): Promise<A> {
  for (let tries = 1; ; tries += 1) {
    const answer = await call();
    if (answer.status !== 503 || tries === 10) return answer;
  }
}

test('two hundred people hand in within the same second, and nothing is lost', async () => {
  const recruiter = await signIn(server, volume.email, DEMO_PASSWORD);
  const [, TRUTH] = QUESTIONS;
  const { id: testId } = await publishTest(server, recruiter, {
    questions: [TRUTH, { ...TRUTH, text: '<p>E a outra?</p>' }],
  });
  const waiting = await server.platform.database
    .selectFrom('applications')
    .select('id')
    .where('status', 'in', ['new', 'review', 'open_to_test'])
    .limit(PEOPLE)
    .execute();
  const applicationIds = waiting.map(({ id }) => id);
  const body = { applicationIds, testIds: [testId], dueDate: DUE_DATE };
  const { data } = await server.call(sendTests, { as: recruiter.token, body });
  expect(data.failed).toEqual([]);
  const given = await linksTo(server, testId, applicationIds);
  expect(given).toHaveLength(PEOPLE);
  const begun: Attempt[] = [];
  for (const each of given) begun.push(await beginTest(server, each));
  const results = await Promise.all(
    given.map(async (each, index) => {
      const [first, second] = begun[index]?.questions ?? [];
      const answers = [
        [first?.id ?? '', false],
        [second?.id ?? '', index % 2 === 0],
      ] as const;
      await patiently(() => saveAs(server, each, 1, answers));
      return (await patiently(() => server.call(submitAttempt, { params: each }))).data.result;
    }),
  );
  const [other, best] = given;
  const placeOf = async (each: { id: string; token: string } | undefined) =>
    (await server.call(getOwnResult, { params: { token: each?.token ?? '', id: each?.id ?? '' } })).data.place;
  expect([await placeOf(best), await placeOf(other)]).toEqual([
    { takers: PEOPLE, below: PEOPLE / 2 },
    { takers: PEOPLE, below: 0 },
  ]);
  expect(results.map((result) => result?.points)).toEqual(given.map((_, index) => (index % 2 === 0 ? 1 : 2)));
});
