import { type Attempt, saveAnswers, submitAttempt } from '@prova/contract/attempts/taking';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../applications-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { signUp } from '../people.ts';
import { askTest, beginTest } from '../tests-factory.ts';
import { besides, endPrograms, type Program, startProgram } from './program.ts';

const TAKERS = 8;
const REVISIONS = 25;
/** Each in the middle of what eight people save, and a start for each. */
const KILLS = 8;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(new Date());
});
afterAll(async () => {
  await endPrograms();
  await server.close();
});

interface Taker {
  readonly id: string;
  readonly token: string;
  readonly questionId: string;
}

/** Puts one state of an answer onto whatever server there is, again and again until it is confirmed. */
async function confirmed(current: () => Program, taker: Taker, sequence: number): Promise<void> {
  const path = saveAnswers.path.replace(':token', taker.token).replace(':id', taker.id);
  const revision = { questionId: taker.questionId, sequence, value: `estado ${sequence}`, flagged: false };
  const body = JSON.stringify({ seat: 1, revisions: [{ ...revision, typedAt: new Date().toISOString() }] });
  for (;;) {
    const program = current();
    const answer = await program
      .fetch(path, { method: saveAnswers.method, headers: { 'content-type': 'application/json' }, body })
      .catch(() => null);
    if (answer?.status === 200) return;
    if (answer && answer.status < 500) throw new Error(await answer.text());
    // It has died: the next one answers.
    if (program === current()) await program.ended;
  }
}

test('killed eight times in the middle of attempts, no answer that was confirmed is lost', async () => {
  const recruiter = await signUp(server, 'RECRUITER');
  const job = await publishJob(server, recruiter);
  const takers: Taker[] = [];
  for (let count = 0; count < TAKERS; count += 1) {
    const asked = await askTest(server, recruiter, (await applyTo(server, job)).id);
    const { questions }: Attempt = await beginTest(server, asked);
    takers.push({ ...asked, questionId: questions.find(({ type }) => type === 'ESSAY')?.id ?? '' });
  }

  let program = startProgram(besides(server));
  let kills = 0;
  let answered = 0;
  const every = Math.floor((TAKERS * REVISIONS) / (KILLS + 1));
  await Promise.all(
    takers.map(async (taker) => {
      for (let sequence = 1; sequence <= REVISIONS; sequence += 1) {
        await confirmed(() => program, taker, sequence);
        answered += 1;
        if (answered < (kills + 1) * every || kills === KILLS) continue;
        kills += 1;
        program.process.kill('SIGKILL');
        program = startProgram(besides(server));
      }
    }),
  );
  expect(kills).toBe(KILLS);

  const kept = await server.platform.database
    .selectFrom('answerRevisions')
    .innerJoin('testAttempts', 'testAttempts.id', 'answerRevisions.attemptId')
    .select(['testAttempts.assignmentId', 'answerRevisions.sequence', 'answerRevisions.value'])
    .orderBy('testAttempts.assignmentId')
    .orderBy('answerRevisions.sequence')
    .execute();
  const expected = takers
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .flatMap(({ id }) =>
      Array.from({ length: REVISIONS }, (_, index) => ({
        assignmentId: id,
        sequence: index + 1,
        value: `estado ${index + 1}`,
      })),
    );
  expect(kept).toEqual(expected);

  for (const { id, token } of takers) {
    const { data } = await server.call(submitAttempt, { params: { token, id } });
    expect(data.result).toMatchObject({ answered: 1, graded: false });
  }
});
