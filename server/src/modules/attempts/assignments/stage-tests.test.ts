import { getApplication } from '@prova/contract/applications/applications';
import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import { removeTest, toggleTest } from '@prova/contract/assessments/tests';
import { listAssignments } from '@prova/contract/attempts/assignments';
import { listStageTests, saveStageTests } from '@prova/contract/attempts/stage-tests';
import { actOnCandidate, moveCandidate, undoChange } from '@prova/contract/funnel/funnel';
import { publishJob as publishJobEndpoint, saveStep } from '@prova/contract/jobs/job-wizard';
import { closeJob, duplicateJob, type JobDetail, reopenJob, toggleJob, undoClosing } from '@prova/contract/jobs/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { draftJob, publishJob, wizardData } from '../../../../test/jobs-factory.ts';
import { signUpMember } from '../../../../test/members.ts';
import { undoOver } from '../../../../test/offers-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import { somebodyWaits } from '../../../../test/somebody-waits.ts';
import { publishTest, sendTest } from '../../../../test/tests-factory.ts';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
let stageId: string;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { name: 'Helena Prado', verified: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  // A session does not outlive the leaps of the clock.
  recruiter = await signIn(server, recruiter.email, PASSWORD);
  job = await publishJob(server, recruiter);
  stageId = job.stages.find(({ type }) => type === 'test')?.id ?? '';
});

const save = (testIds: string[], more: Record<string, unknown> = {}) =>
  server.call(saveStageTests, {
    as: recruiter.token,
    params: { id: stageId },
    body: { jobId: job.id, testIds, dueDays: 5, automatic: true, ...more },
  });
const enter = (candidate: AppliedCandidate, targetStageId = stageId) =>
  server.call(moveCandidate, { as: recruiter.token, params: { id: candidate.id }, body: { targetStageId } });
const asked = async ({ id }: AppliedCandidate) =>
  (await server.call(listAssignments, { as: recruiter.token, query: { applicationId: id } })).data;
const statusOf = async ({ id }: AppliedCandidate) =>
  (await server.call(getApplication, { as: recruiter.token, params: { id } })).data.status;

describe('what a stage asks', () => {
  test('is said once for each stage of tests, and read with the titles', async () => {
    const [one, two] = [await publishTest(server, recruiter), await publishTest(server, recruiter, { title: 'SQL' })];
    expect((await server.call(listStageTests, { as: recruiter.token, query: { jobId: job.id } })).data).toMatchObject([
      { stageId, stageName: 'Desafio técnico', tests: [{ title: 'Desafio técnico' }], dueDays: 7, automatic: false },
    ]);
    expect((await save([one.id, two.id])).data.tests.map(({ title }) => title)).toEqual([one.title, 'SQL']);
    await save([two.id], { automatic: false, dueDays: 3 });
    const { data } = await server.call(listStageTests, { as: recruiter.token, query: { jobId: job.id } });
    expect(data).toMatchObject([{ tests: [{ id: two.id }], dueDays: 3, automatic: false }]);
  });

  test.each([
    ['no test that is sent by itself', async () => save([]), 422, 'VALIDATION_FAILED'],
    [
      'a stage of another type',
      async () => {
        stageId = job.stages.find(({ type }) => type === 'review')?.id ?? '';
        return save([(await publishTest(server, recruiter)).id]);
      },
      404,
      'STAGE_NOT_FOUND',
    ],
    [
      'a test of another company',
      async () => save([(await publishTest(server, await signUp(server, 'RECRUITER'))).id]),
      404,
      'TEST_NOT_FOUND',
    ],
  ] as const)('%s is refused', async (_, call, status, code) => {
    const answer = await call();
    expect([answer.status, answer.body.error]).toEqual([status, code]);
  });
});

describe('a job whose stage it is', () => {
  test('is another version then: a wizard that was opened before does not put back what it has read', async () => {
    await save([(await publishTest(server, recruiter)).id]);
    const { 4: data } = wizardData();
    const body = { jobId: job.id, version: job.version, data };
    const late = await server.call(saveStep, { as: recruiter.token, params: { n: 4 }, body });
    expect(late.body.error).toBe('VERSION_CONFLICT');
  });

  test('is not closed', async () => {
    const { id } = await publishTest(server, recruiter);
    await server.call(closeJob, { as: recruiter.token, params: { id: job.id }, body: { status: 'FILLED' } });
    expect((await save([id])).body.error).toBe('JOB_STATUS_REFUSED');
  });
});

describe('whoever comes into it', () => {
  test('is sent its tests, with so many days, once the step can no longer be taken back', async () => {
    const { id } = await publishTest(server, recruiter);
    await save([id]);
    const someone = await applyTo(server, job);
    await enter(someone);
    expect(await asked(someone)).toEqual([]);
    await undoOver(server);
    expect(await asked(someone)).toMatchObject([{ testId: id, status: 'sent', senderName: 'Helena Prado' }]);
    expect(await statusOf(someone)).toBe('test_sent');
    await undoOver(server);
    expect((await server.mails(someone.email)).filter(({ kind }) => kind === 'test_sent')).toHaveLength(1);
  });

  test('and leaves it again at once is sent none', async () => {
    await save([(await publishTest(server, recruiter)).id]);
    const someone = await applyTo(server, job);
    const { data } = await enter(someone);
    await server.call(undoChange, {
      as: recruiter.token,
      params: { id: someone.id },
      body: { eventId: data.eventId },
    });
    await undoOver(server);
    expect(await asked(someone)).toEqual([]);
  });

  test('and was sent the same by hand meanwhile is not sent it twice', async () => {
    const given = await publishTest(server, recruiter);
    await save([given.id]);
    const someone = await applyTo(server, job);
    await enter(someone);
    await sendTest(server, recruiter, someone, { test: given });
    await undoOver(server);
    expect(await asked(someone)).toHaveLength(1);
  });

  test('is sent nothing of a test that was put away, and nothing where the stage does not do it by itself', async () => {
    const [given, other] = [await publishTest(server, recruiter), await publishTest(server, recruiter)];
    await save([given.id, other.id]);
    await server.call(toggleTest, { as: recruiter.token, params: { id: given.id } });
    // A stage that was left with none before the product saw to it.
    await server.platform.database.deleteFrom('stageTests').where('testId', '=', other.id).execute();
    const [one, two] = [await applyTo(server, job), await applyTo(server, job)];
    await enter(one);
    await undoOver(server);
    expect([await asked(one), await statusOf(one)]).toEqual([[], 'open_to_test']);
    await save([(await publishTest(server, recruiter)).id], { automatic: false });
    await enter(two);
    await undoOver(server);
    expect(await asked(two)).toEqual([]);
  });
});

describe('whoever could be sent nothing when it was time to', () => {
  const act = async ({ id }: AppliedCandidate, action: 'reject' | 'hold' | 'reopen') => {
    const acted = await server.call(actOnCandidate, { as: recruiter.token, params: { id }, body: { action } });
    expect(acted.status, JSON.stringify(acted.body)).toBe(200);
    return acted.data.eventId;
  };
  const undo = async ({ id }: AppliedCandidate, eventId: string) => {
    const undone = await server.call(undoChange, { as: recruiter.token, params: { id }, body: { eventId } });
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  };
  const seconds = async (count: number) => {
    server.clock.advance(count);
    await server.drain();
  };
  const statuses = async (someone: AppliedCandidate) => (await asked(someone)).map(({ status }) => status);
  const toReview = (someone: AppliedCandidate) => enter(someone, job.stages.find(({ type }) => type === 'review')?.id);

  test.each(['reject', 'hold'] as const)('is sent the tests once a %s is taken back by going on', async (action) => {
    await save([(await publishTest(server, recruiter)).id]);
    const someone = await applyTo(server, job);
    await enter(someone);
    await act(someone, action);
    await undoOver(server);
    await undoOver(server);
    expect(await asked(someone)).toEqual([]);
    await act(someone, 'reopen');
    await undoOver(server);
    expect([await statuses(someone), await statusOf(someone)]).toEqual([['sent'], 'test_sent']);
  });

  test.each([
    ['the rejection', (someone: AppliedCandidate) => act(someone, 'reject')],
    ['the hold', (someone: AppliedCandidate) => act(someone, 'hold')],
    ['the next move', async (someone: AppliedCandidate) => (await toReview(someone)).data.eventId],
  ])('is sent them once %s is undone', async (_, leave) => {
    await save([(await publishTest(server, recruiter)).id]);
    const someone = await applyTo(server, job);
    await enter(someone);
    await seconds(6);
    const eventId = await leave(someone);
    await seconds(6);
    await undo(someone, eventId);
    await undoOver(server);
    expect(await statuses(someone)).toEqual(['sent']);
  });

  test('and was sent them is sent nothing anew, also where the team has taken it back', async () => {
    await save([(await publishTest(server, recruiter)).id]);
    const [someone, other] = [await applyTo(server, job), await applyTo(server, job)];
    for (const each of [someone, other]) await enter(each);
    await undoOver(server);
    const before = await statuses(someone);
    await act(someone, 'reject');
    await undoOver(server);
    await act(someone, 'reopen');
    // Gone on within the seconds: two tasks look after one person.
    await act(other, 'hold');
    await act(other, 'reopen');
    await undoOver(server);
    expect([before, (await asked(someone)).length, (await asked(other)).length]).toEqual([['sent'], 1, 1]);
    expect((await server.mails(someone.email)).filter(({ kind }) => kind === 'test_sent')).toHaveLength(1);
  });

  test('and was in the stage before it sent them by itself is sent none by an undo', async () => {
    const { id } = await publishTest(server, recruiter);
    await save([id], { automatic: false });
    const someone = await applyTo(server, job);
    await enter(someone);
    await seconds(300);
    await save([id]);
    await undo(someone, (await toReview(someone)).data.eventId);
    await undoOver(server);
    expect(await asked(someone)).toEqual([]);
  });
});

test('tests are sent in the name of who answers for the job then, not of somebody who leaves at that moment', async () => {
  const rui = await signUpMember(server, recruiter, 'recruiter');
  job = await publishJob(server, rui);
  stageId = job.stages.find(({ type }) => type === 'test')?.id ?? '';
  await save([(await publishTest(server, recruiter)).id]);
  const someone = await applyTo(server, job);
  await enter(someone);
  server.clock.advance(UNDO_SECONDS + 1);
  const { drained } = await server.platform.database.transaction().execute(async (trx) => {
    await sql`select from companies where id = ${recruiter.companyId} for no key update`.execute(trx);
    const drained = server.drain();
    await somebodyWaits(trx);
    await sql`update jobs set owner_id = ${recruiter.id} where id = ${job.id}`.execute(trx);
    await sql`update company_members set removed_at = now() where user_id = ${rui.id}`.execute(trx);
    // Wrapped, so that it is not waited for before the transaction has ended.
    return { drained };
  });
  await drained;
  expect(await asked(someone)).toMatchObject([{ status: 'sent', senderName: 'Helena Prado' }]);
});

describe('a stage of tests is never left without one', () => {
  const stages = (tests?: object) =>
    job.stages.map(({ id, type, name }) => ({ id, type, name, ...(type === 'test' && tests && { tests }) }));
  const saveStages = (tests?: object) =>
    server.call(saveStep, {
      as: recruiter.token,
      params: { n: 4 },
      body: { jobId: job.id, data: { stages: stages(tests) } },
    });

  test('the wizard chooses its tests, and no job is published before', async () => {
    const pipeline = wizardData()[4].stages.map((stage) =>
      stage.type === 'test' ? { ...stage, tests: { testIds: [], dueDays: 7, automatic: true } } : stage,
    );
    job = await draftJob(server, recruiter, { pipeline: { stages: pipeline } });
    const publish = () => server.call(publishJobEndpoint, { as: recruiter.token, params: { id: job.id } });
    const refused = await publish();
    expect([refused.body.error, refused.body.details]).toEqual([
      'JOB_INCOMPLETE',
      [{ field: 'pipeline.stages.2.tests.testIds', message: 'Escolha pelo menos um teste' }],
    ]);
    expect((await saveStages()).data.missing).toMatchObject([{ step: 4, field: 'stages.2.tests.testIds' }]);
    const { id } = await publishTest(server, recruiter);
    const tests = { testIds: [id], dueDays: 3, automatic: true };
    expect((await saveStages(tests)).data).toMatchObject({ missing: [], stages: [{}, {}, { tests }, {}, {}, {}] });
    expect((await publish()).status).toBe(200);
    const someone = await applyTo(server, job);
    stageId = job.stages.find(({ type }) => type === 'test')?.id ?? '';
    await enter(someone);
    await undoOver(server);
    expect(await asked(someone)).toMatchObject([{ testId: id, status: 'sent' }]);
  });

  test('a stage that becomes one of tests is known by the tests that it was given', async () => {
    const { id } = await publishTest(server, recruiter);
    const added = (tests?: object) =>
      server.call(saveStep, {
        as: recruiter.token,
        params: { n: 4 },
        body: {
          jobId: job.id,
          data: { stages: stages().toSpliced(3, 0, { type: 'test', name: 'SQL', ...(tests && { tests }) } as never) },
        },
      });
    const refused = await added();
    expect([refused.status, refused.body.details?.map(({ field }) => field)]).toEqual([
      422,
      ['stages.3.tests.testIds'],
    ]);
    expect((await added({ testIds: [id], dueDays: 7, automatic: false })).data.stages[3]).toMatchObject({
      name: 'SQL',
      tests: { testIds: [id] },
    });
  });

  test('the last one is neither taken out of it, in the wizard and on the board, nor put away, nor removed', async () => {
    const { id } = await publishTest(server, recruiter);
    await save([id]);
    const emptied = await saveStages({ testIds: [], dueDays: 7, automatic: false });
    expect([emptied.body.error, emptied.body.details]).toMatchObject([
      'VALIDATION_FAILED',
      [{ field: 'stages.2.tests.testIds', message: 'Escolha pelo menos um teste' }],
    ]);
    const onBoard = await save([], { automatic: false });
    expect([onBoard.body.error, onBoard.body.details?.map(({ field }) => field)]).toEqual([
      'VALIDATION_FAILED',
      ['testIds'],
    ]);
    const away = [
      await server.call(toggleTest, { as: recruiter.token, params: { id } }),
      await server.call(removeTest, { as: recruiter.token, params: { id } }),
    ];
    for (const { status, body } of away) {
      expect([status, body.error]).toEqual([409, 'TEST_ASKED_BY_STAGE']);
      expect(body.message).toContain(job.title);
    }
    await save([id, (await publishTest(server, recruiter)).id]);
    expect((await server.call(toggleTest, { as: recruiter.token, params: { id } })).status).toBe(200);
    // The one that was put away is not asked any more; the wizard leaves it out when it saves what it was shown.
    expect((await saveStages()).data.stages[2]?.tests?.testIds).toHaveLength(1);
  });

  test('closing the job lets it go', async () => {
    const { id } = await publishTest(server, recruiter);
    await save([id]);
    await server.call(closeJob, { as: recruiter.token, params: { id: job.id }, body: { status: 'CANCELLED' } });
    expect((await server.call(removeTest, { as: recruiter.token, params: { id } })).status).toBe(200);
  });

  test('a job whose stage lost its test while it was closed is open again, paused, until the stage asks one', async () => {
    const { id } = await publishTest(server, recruiter);
    await save([id]);
    const as = { as: recruiter.token, params: { id: job.id } };
    const ways = [() => server.call(undoClosing, as), () => server.call(reopenJob, { ...as, body: {} })];
    for (const reopen of ways) {
      await server.call(closeJob, { ...as, body: { status: 'CANCELLED' } });
      expect((await server.call(toggleTest, { as: recruiter.token, params: { id } })).status).toBe(200);
      expect((await reopen()).data).toMatchObject({ status: 'ON_HOLD' });
      const refused = await server.call(toggleJob, as);
      expect([refused.status, refused.body.error]).toEqual([409, 'STAGE_WITHOUT_TEST']);
      expect(refused.body.message).toContain('Desafio técnico');
      await server.call(toggleTest, { as: recruiter.token, params: { id } });
      expect((await server.call(toggleJob, as)).data).toMatchObject({ status: 'ACTIVE' });
    }
  });

  test('of the last two one is put away, however fast both are asked for', async () => {
    for (let round = 0; round < 5; round += 1) {
      const both = [(await publishTest(server, recruiter)).id, (await publishTest(server, recruiter)).id];
      await save(both);
      const answers = await Promise.all(
        both.map((id) => server.call(toggleTest, { as: recruiter.token, params: { id } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  test('where a test is put away while it becomes the only one, one of both is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [kept, chosen] = [await publishTest(server, recruiter), await publishTest(server, recruiter)];
      await save([kept.id]);
      const answers = await Promise.all([
        save([chosen.id]),
        server.call(toggleTest, { as: recruiter.token, params: { id: chosen.id } }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  test('a copy of the job asks the same', async () => {
    const { id } = await publishTest(server, recruiter);
    await save([id], { dueDays: 4 });
    const { data } = await server.call(duplicateJob, { as: recruiter.token, params: { id: job.id } });
    expect(data.stages[2]?.tests).toEqual({ testIds: [id], dueDays: 4, automatic: true });
  });
});

describe('the mail of the stage', () => {
  const mailOf = async (candidate: AppliedCandidate) => {
    await enter(candidate);
    await undoOver(server);
    return (await server.mails(candidate.email)).filter(({ kind }) => kind === 'stage_moved').map(({ text }) => text);
  };

  test('promises the test where it is sent by itself, and the next step where somebody of the team sends it', async () => {
    const { id } = await publishTest(server, recruiter);
    await save([id]);
    expect(await mailOf(await applyTo(server, job))).toEqual([
      expect.stringContaining('As instruções vêm por e-mail.'),
    ]);
    await save([id], { automatic: false });
    const [text = ''] = await mailOf(await applyTo(server, job));
    expect(text).toContain('Vamos escrever para você sobre o próximo passo.');
    expect(text).not.toContain('instruções');
  });

  test('promises none where the stage has none', async () => {
    await server.platform.database.deleteFrom('stageTests').where('stageId', '=', stageId).execute();
    expect((await mailOf(await applyTo(server, job))).join()).not.toContain('instruções');
  });
});
