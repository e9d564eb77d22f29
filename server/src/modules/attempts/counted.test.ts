import type { TestDetails } from '@prova/contract/assessments/tests';
import { analyseTest } from '@prova/contract/attempts/analysis';
import { getResult } from '@prova/contract/attempts/own-tests';
import { submitAttempt } from '@prova/contract/attempts/taking';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { newId } from '../../../test/new-id.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { ownResult } from '../../../test/results-factory.ts';
import { askTest, beginTest, publishTest, QUESTIONS } from '../../../test/tests-factory.ts';
import { system } from '../../platform/actor.ts';
import { after, HOUR } from '../../platform/clock.ts';
import { createContext } from '../../platform/context.ts';
import { selectPlace } from './counted.queries.ts';

const PEOPLE = 4;
const ASKED = 3;

let server: TestServer;
let recruiter: Person;
let talentIds: string[];
let asked: TestDetails;
let version: { id: string; companyId: string; questionIds: string[] };
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  talentIds = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    const { id } = await signUp(server, 'POTENTIAL');
    const { talentId } = await server.platform.database
      .selectFrom('talents')
      .select('id as talentId')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow();
    talentIds.push(talentId);
  }
  const questions = ['Um', 'Dois', 'Três'].map((text) => ({ ...QUESTIONS[1], text: `<p>${text}</p>` }));
  asked = await publishTest(server, recruiter, { questions });
  const { id } = await applyTo(server, await publishJob(server, recruiter));
  await askTest(server, recruiter, id, asked.id);
  const rows = await server.platform.database
    .selectFrom('versionQuestions')
    .select(['id', 'versionId', 'companyId'])
    .where('companyId', '=', recruiter.companyId)
    .orderBy('position')
    .execute();
  const [first] = rows;
  version = {
    id: first?.versionId ?? '',
    companyId: first?.companyId ?? '',
    questionIds: rows.map((row) => row.id),
  };
});
afterAll(() => server.close());

/** An attempt of somebody, one after the other: whether each answer is right, or that there is none; whether they look at the key then. */
interface Taken {
  readonly person: number;
  readonly answers: readonly (boolean | null)[];
  readonly graded: boolean;
  readonly looks: boolean;
}
const pointsOf = ({ answers }: Taken) => answers.filter((answer) => answer === true).length;

const history = fc.array(
  fc.record({
    person: fc.nat({ max: PEOPLE - 1 }),
    answers: fc.array(fc.option(fc.boolean()), { minLength: ASKED, maxLength: ASKED }),
    graded: fc.boolean(),
    looks: fc.boolean(),
  }),
  { maxLength: 10 },
);

/** Stores a history as it would have come about. @returns ids of the attempts */
async function store(taken: readonly Taken[]): Promise<string[]> {
  const { database } = server.platform;
  await database.deleteFrom('testAssignments').where('talentId', 'in', talentIds).execute();
  const { companyId, id: versionId, questionIds } = version;
  const ids: string[] = [];
  for (const [index, { person, answers, graded, looks }] of taken.entries()) {
    const at = (hours: number) => after(server.clock.now(), (index * 3 + hours) * HOUR);
    const [assignmentId, attemptId] = [newId(), newId()];
    ids.push(attemptId);
    await database
      .insertInto('testAssignments')
      .values({
        ...{ id: assignmentId, companyId, testId: asked.id, versionId, talentId: talentIds[person] ?? '' },
        ...{ status: 'done', dueAt: at(2), sentAt: at(0), endedAt: at(1), createdAt: at(0) },
      })
      .execute();
    await database
      .insertInto('testAttempts')
      .values({
        ...{
          id: attemptId,
          companyId,
          assignmentId,
          versionId,
          startedAt: at(0),
          submittedAt: at(1),
          createdAt: at(0),
        },
        ...{
          submittedBy: 'candidate',
          points: graded ? pointsOf({ answers } as Taken) : 0,
          gradedAt: graded ? at(1) : null,
        },
        asked: JSON.stringify(questionIds.map((id) => ({ id, options: [] }))),
      })
      .execute();
    for (const [number, answer] of answers.entries()) {
      const questionId = questionIds[number] ?? '';
      await database
        .insertInto('attemptAnswers')
        .values({
          ...{ attemptId, companyId, questionId, grading: 'machine', createdAt: at(0) },
          value: answer === null ? null : JSON.stringify(answer),
          points: answer === true ? 1 : 0,
        })
        .execute();
    }
    if (looks && graded)
      await database
        .insertInto('shownAnswers')
        .values({ attemptId, companyId, questionId: questionIds[0] ?? '', shownAt: at(2), createdAt: at(2) })
        .execute();
  }
  return ids;
}

/** Those that say something of whoever took them, reckoned by hand. */
function honestOf(taken: readonly Taken[]): Taken[] {
  const looked = new Set<number>();
  return taken.filter((each) => {
    const honest = each.graded && each.answers.some((answer) => answer !== null) && !looked.has(each.person);
    if (each.looks && each.graded) looked.add(each.person);
    return honest;
  });
}
const firstOfEach = (taken: readonly Taken[]) =>
  taken.filter((each, index) => taken.findIndex(({ person }) => person === each.person) === index);

test('of each person the first attempt counts that says something of them, whatever they have done', async () => {
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  await fc.assert(
    fc.asyncProperty(history, async (taken) => {
      const ids = await store(taken);
      const honest = honestOf(taken);
      const counted = firstOfEach(honest);
      const { data } = await server.call(analyseTest, {
        as: recruiter.token,
        params: { id: asked.id },
        query: {},
      });
      expect(data.takers).toBe(counted.length);
      const shares = (of: (each: Taken) => boolean) => counted.filter(of).length / counted.length;
      for (const [index, question] of data.questions.entries()) {
        expect(question.asked).toBe(counted.length);
        expect(question.unanswered).toBeCloseTo(shares(({ answers }) => answers[index] === null));
      }
      for (const [index, each] of taken.entries()) {
        const place = await selectPlace(ctx, { id: ids[index] ?? '', versionId: version.id });
        const others = firstOfEach(honest.filter(({ person }) => person !== each.person));
        const below = others.filter((other) => pointsOf(other) < pointsOf(each)).length;
        expect(place).toEqual(honest.includes(each) ? { takers: others.length + 1, below } : null);
      }
    }),
    { numRuns: 40 },
  );
});

test('twenty empty tests buy nobody a place, and move no figure', async () => {
  const talent = await signUp(server, 'POTENTIAL');
  const own = await ownResult(server, recruiter, talent);
  const job = await publishJob(server, recruiter);
  for (let count = 0; count < 20; count += 1) {
    const sent = await askTest(server, recruiter, (await applyTo(server, job)).id, own.testId);
    await beginTest(server, sent);
    await server.call(submitAttempt, { params: sent });
  }
  const { data: result } = await server.call(getResult, { as: talent.token, params: { id: own.id } });
  expect(result).toMatchObject({ result: { score: 100 }, place: null });
  const query = { as: recruiter.token, params: { id: own.testId }, query: {} };
  expect((await server.call(analyseTest, query)).data).toMatchObject({ takers: 1, mean: null, reliability: null });
});
