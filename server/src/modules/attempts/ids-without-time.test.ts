import { readFile } from 'node:fs/promises';
import { type GradingState, gradeAnswers, listGradedTests, listGrading } from '@prova/contract/attempts/grading';
import { getResult } from '@prova/contract/attempts/own-tests';
import {
  type Attempt,
  getAttemptState,
  getOwnResult,
  getTestInvitation,
  startTest,
  submitAttempt,
} from '@prova/contract/attempts/taking';
import { completeVideo, getVideo, openVideo, putVideoPart } from '@prova/contract/attempts/video-answers';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { askTest, publishTest, QUESTIONS, saveAs, VIDEO_PART } from '../../../test/tests-factory.ts';
import { newId } from '../../platform/id.ts';
import { shownOptionId, shownValue, storedValue } from './taking/shown-options.ts';

/**
 * Options are shuffled and names are hidden: an id that was made in the order of time undoes both. Whatever answers hold that may be
 * an id, also within an address, is looked at, so that a new field is, too.
 */
let server: TestServer;
let owner: Person;
let expert: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { verified: true });
  expert = await signUpMember(server, owner, 'expert');
});
afterAll(() => server.close());

const GRADING: readonly GradingState[] = ['open', 'graded_once', 'differences'];
const right = QUESTIONS[0].options.find(({ correct }) => correct)?.text ?? '';

/** Ids in an answer that carry a time, but for those of which their reader knows when they were made. */
function timeOrdered(answer: unknown, known: readonly string[]): string[] {
  const ids = JSON.stringify(answer).match(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g) ?? [];
  return ids.filter((id) => id[14] !== '4' && id[14] !== '8' && !known.includes(id));
}

/** Of each type a question, shuffled, taken up to the hand-in: what its candidate was answered on the way. */
async function taken(graders = 1) {
  const { id: testId } = await publishTest(server, owner, { shuffles: true, graders });
  const application = await applyTo(server, await publishJob(server, owner));
  const asked = await askTest(server, owner, application.id, testId);
  const { data: attempt } = await server.call(startTest, { params: asked });
  const of = (type: Attempt['questions'][number]['type']) => attempt.questions.find((each) => each.type === type);
  const { data: video } = await server.call(openVideo, {
    params: asked,
    body: { questionId: of('VIDEO_RESPONSE')?.id ?? '' },
  });
  const take = { ...asked, videoId: video.id };
  await server.call(putVideoPart, { params: { ...take, number: 1 }, body: {}, files: VIDEO_PART });
  await server.call(completeVideo, { params: take, body: { parts: 1, seconds: 3 } });
  await saveAs(server, asked, 1, [
    [of('MULTIPLE_CHOICE')?.id ?? '', of('MULTIPLE_CHOICE')?.options.find(({ text }) => text === right)?.id ?? ''],
    [of('ESSAY')?.id ?? '', 'Uma função que se lembra.'],
    [of('CODE')?.id ?? '', 'function soma(a, b) { return a + b; }'],
    [of('VIDEO_RESPONSE')?.id ?? '', video.id],
  ]);
  const meanwhile = [
    attempt,
    (await server.call(getTestInvitation, { params: asked })).data,
    (await server.call(startTest, { params: asked })).data,
    (await server.call(getAttemptState, { params: asked })).data,
    (await server.call(getVideo, { params: take })).data,
  ];
  await server.call(submitAttempt, { params: asked });
  return { ...asked, testId, attempt, videoId: video.id, meanwhile };
}

async function queue(as: Person) {
  const states = await Promise.all(
    GRADING.map(async (state) => (await server.call(listGrading, { as: as.token, query: { state } })).data),
  );
  return { states, tests: (await server.call(listGradedTests, { as: as.token })).data };
}

test('no id that a candidate or a grader reads tells an order or a time', async () => {
  const { id, token, testId, meanwhile } = await taken(2);
  // When a test was sent to them their mail says, and when a test was written is its author’s alone to mind.
  const known = [id, testId];
  for (const answer of meanwhile) expect(timeOrdered(answer, known)).toEqual([]);

  const [first] = (await queue(expert)).states;
  expect(first).toHaveLength(3);
  for (const { attemptId, questionId, pointsMax } of first ?? [])
    await server.call(gradeAnswers, {
      as: expert.token,
      body: { grades: [{ attemptId, questionId, points: pointsMax }] },
    });
  const [one] = (await queue(owner)).states.flat();
  await server.call(gradeAnswers, {
    as: owner.token,
    body: { grades: [{ attemptId: one?.attemptId ?? '', questionId: one?.questionId ?? '', points: 0 }] },
  });
  for (const as of [expert, owner]) {
    const { states, tests } = await queue(as);
    expect(states.flat()).toHaveLength(3);
    // When a grade was given is written beside it.
    const grades = states.flat().flatMap((answer) => answer.grades.map((grade) => grade.id));
    expect(timeOrdered([states, tests], [testId, ...grades])).toEqual([]);
  }
  const { data: result } = await server.call(getOwnResult, { params: { id, token } });
  expect(timeOrdered(result, known)).toEqual([]);
});

test('what is chosen is graded and shown as what was chosen, whatever ids are on the screen', async () => {
  const [one, other] = [await taken(), await taken()];
  for (const { id, attempt } of [one, other]) {
    const { data } = await server.call(getResult, { as: owner.token, params: { id } });
    const answered = data.questions.find(({ question }) => question.type === 'MULTIPLE_CHOICE');
    expect(answered?.right).toBe(true);
    expect(answered?.question.options.find((option) => option.id === answered.value)).toMatchObject({
      text: right,
      correct: true,
    });
    const asked = attempt.questions.find((question) => question.id === answered?.question.id);
    expect(answered?.question.options.map((option) => option.id)).toEqual(asked?.options.map((option) => option.id));
  }
  const ids = [one, other].map(({ attempt }) =>
    attempt.questions.flatMap(({ options }) => options.map(({ id }) => id)),
  );
  expect(new Set(ids.flat()).size).toBe(6);
});

test('a window that was opened while options showed their stored ids goes on', async () => {
  const { id: testId } = await publishTest(server, owner, { questions: [QUESTIONS[0]], showsAnswers: false });
  const application = await applyTo(server, await publishJob(server, owner));
  const asked = await askTest(server, owner, application.id, testId);
  const { data: attempt } = await server.call(startTest, { params: asked });
  const { id: stored } = await sql<{ id: string }>`
    select o ->> 'id' as id from version_questions q, jsonb_array_elements(q.options) o
    where q.id = ${attempt.questions[0]?.id ?? ''} and (o ->> 'correct')::boolean`
    .execute(server.platform.database)
    .then(({ rows }) => rows[0] ?? { id: '' });
  await saveAs(server, asked, 1, [[attempt.questions[0]?.id ?? '', stored]]);
  const { data } = await server.call(submitAttempt, { params: asked });
  expect(data.result?.score).toBe(100);
});

test('takes that were stored under ids in the order of time get others, and are played as before', async () => {
  const { id, token, videoId } = await taken();
  const database = server.platform.database;
  const [video, file] = [newId({ clock: server.clock }), newId({ clock: server.clock })];
  const stored = await database
    .selectFrom('answerVideos')
    .selectAll()
    .where('id', '=', videoId)
    .executeTakeFirstOrThrow();
  // As they were stored before.
  await server.drain();
  const before = await database
    .selectFrom('files')
    .selectAll()
    .where('id', '=', stored.fileId)
    .executeTakeFirstOrThrow();
  await database.updateTable('files').set({ storageKey: file }).where('id', '=', before.id).execute();
  await database
    .insertInto('files')
    .values({ ...before, id: file })
    .execute();
  await database.updateTable('answerVideos').set({ id: video, fileId: file }).where('id', '=', videoId).execute();
  await database.deleteFrom('files').where('id', '=', before.id).execute();
  for (const table of ['attemptAnswers', 'answerRevisions'] as const)
    await database
      .updateTable(table)
      .set({ value: JSON.stringify(video) })
      .where(sql<boolean>`value = to_jsonb(${videoId}::text)`)
      .execute();

  const migration = await readFile(new URL('../../../migrations/0185_ids_of_takes.sql', import.meta.url), 'utf8');
  await database.transaction().execute((transaction) => sql.raw(migration).execute(transaction));

  const { data } = await server.call(getOwnResult, { params: { id, token } });
  expect(data.result).toMatchObject({ answered: 4 });
  const tasks = (await queue(expert)).states.flat().filter(({ type }) => type === 'VIDEO_RESPONSE');
  const shown = tasks.find(({ attemptId }) => attemptId === stored.attemptId);
  expect(shown?.video).toMatchObject({ state: 'complete', seconds: 3 });
  expect(JSON.stringify(shown)).not.toContain(video);
  expect(JSON.stringify(shown)).not.toContain(file);
  expect((await server.app.inject({ url: shown?.video?.url ?? '' })).rawPayload).toEqual(VIDEO_PART.part.body);
});

test('the id that an attempt shows of an option leads back to it, and to no other', () => {
  const attempts = fc.record({
    id: fc.uuid(),
    asked: fc.uniqueArray(
      fc.record({ id: fc.uuid(), options: fc.uniqueArray(fc.uuid({ version: 7 }), { maxLength: 10 }) }),
      { selector: ({ id }) => id, maxLength: 5 },
    ),
  });
  fc.assert(
    fc.property(attempts, fc.string(), (attempt, text) => {
      for (const { id: questionId, options } of attempt.asked) {
        const shown = options.map((option) => shownOptionId(attempt.id, option));
        expect(new Set(shown).size).toBe(options.length);
        for (const [index, option] of options.entries()) {
          expect(shownValue(attempt, { questionId, value: option })).toBe(shown[index]);
          expect(storedValue(attempt, { questionId, value: shown[index] ?? '' })).toBe(option);
          expect(storedValue(attempt, { questionId, value: option })).toBe(option);
        }
        for (const value of [text, true, false, null])
          if (!options.includes(String(value))) expect(storedValue(attempt, { questionId, value })).toBe(value);
      }
    }),
  );
});
