import { gradeAnswers, listGrading } from '@prova/contract/attempts/grading';
import { startTest, submitAttempt } from '@prova/contract/attempts/taking';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from './applications-factory.ts';
import type { Kind } from './authorization/kinds.ts';
import { buildWorld, type World } from './authorization/world.ts';
import { type FakeGoogle, startFakeGoogle } from './fake-google.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { publishJob } from './jobs-factory.ts';
import { readEverything } from './read-everything.ts';
import { askTest, publishTest, QUESTIONS, saveAs } from './tests-factory.ts';

/**
 * The queue says that names are hidden. So whoever may grade is given what somebody wrote and who they are in no other place before
 * it has its points: every endpoint that reads is asked, with all ids that they can know, also those that are new.
 */
let google: FakeGoogle;
let server: TestServer;
let world: World;
beforeAll(async () => {
  google = await startFakeGoogle();
  server = await startTestServer(google.settings, { oneConnection: true });
  world = await buildWorld(server, google);
});
afterAll(async () => {
  await server.close();
  await google.close();
});

const GRADERS = ['owner', 'recruiter', 'expert'] as const satisfies readonly Kind[];
const WORDS = ['Palavra escrita numa redação', 'palavraEscritaEmCodigo'] as const;

test('nobody who may grade reads an answer that waits together with whose it is', async () => {
  const { owner } = world.actors;
  const { id: testId } = await publishTest(server, owner, { questions: [QUESTIONS[2], QUESTIONS[3]] });
  const job = await publishJob(server, owner);
  const candidate = await applyTo(server, job, { fullName: 'Iracema Tabajara' });
  const asked = await askTest(server, owner, candidate.id, testId);
  const { data: attempt } = await server.call(startTest, { params: asked });
  await saveAs(
    server,
    asked,
    1,
    attempt.questions.map(({ id }, index) => [id, `${WORDS[index]} de quem se candidatou`] as const),
  );
  await server.call(submitAttempt, { params: asked });
  await server.drain();

  const ids = [asked.id, testId, candidate.id, candidate.candidateId, job.id, ...attempt.questions.map(({ id }) => id)];
  const of = { applicationId: candidate.id, candidateId: candidate.candidateId, jobId: job.id, testId };
  const names = ['Iracema', candidate.email, candidate.id, candidate.candidateId, asked.id];
  const readBy = async (as: readonly Kind[]) => {
    const found = { words: new Set<string>(), together: new Set<string>() };
    const opened = await readEverything(world, { as, ids, queries: [{}, of] }, (where, body) => {
      const text = JSON.stringify(body);
      const words = WORDS.filter((word) => text.includes(word));
      if (words.length === 0) return;
      found.words.add(where);
      if (names.some((name) => text.includes(name))) found.together.add(where);
    });
    return { opened, words: [...found.words].toSorted(), together: [...found.together].toSorted() };
  };
  const queue = GRADERS.map((kind) => `assessments.grading.list (${kind}, 200)`).toSorted();
  const results = ['owner', 'recruiter'].map((kind) => `assessments.results.get (${kind}, 200)`);

  const waiting = await readBy(GRADERS);
  expect(waiting).toMatchObject({ words: queue, together: [] });
  expect([...waiting.opened]).toEqual(
    expect.arrayContaining(['assessments.results.get', 'assessments.results.compare']),
  );
  expect(JSON.stringify(await server.mails(owner.email))).not.toContain(WORDS[0]);

  const { data: tasks } = await server.call(listGrading, { as: owner.token });
  const grades = tasks.map(({ attemptId, questionId }) => ({ attemptId, questionId, points: 1 }));
  await server.call(gradeAnswers, { as: owner.token, body: { grades } });
  // What has its points is read by name, as it was before by who may not grade.
  expect(await readBy(GRADERS)).toMatchObject({ words: results, together: results });
});
