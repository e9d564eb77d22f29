import { mayAct } from '@prova/contract/applications/application-status';
import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type * as contract from '@prova/contract/attempts/stage-tests';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { AskedTests } from '@prova/contract/jobs/job-steps';
import * as z from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { after, DAY } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { dayIn } from '../../../platform/days.ts';
import { validationError } from '../../../platform/http/failures.ts';
import { defineTask, enqueue } from '../../../platform/tasks.ts';
import {
  type ApplicationChanged,
  applicationState,
  goesOn,
  isResumed,
  loadApplication,
} from '../../applications/applications.service.ts';
import { type FrozenTest, freezeTest, requireTest } from '../../assessments/assessments.service.ts';
import { holdTeam } from '../../companies/companies.service.ts';
import { editStage, jobStages, requireJob, type StagePart } from '../../jobs/jobs.service.ts';
import { selectOpenAssignments, wasSentSince } from './assignments.queries.ts';
import { countSent } from './count-sent.ts';
import { sendTo } from './send-tests.ts';
import {
  holdTests,
  replaceStageSettings,
  type StageSettings,
  selectJobsLeftWithout,
  selectStageSettings,
} from './stage-tests.queries.ts';

type Shown = ResultOf<typeof contract.saveStageTests>;

/** Where nothing was said yet. */
const NOTHING: StageSettings = { dueDays: 7, automatic: false, tests: [] };

const shown = ({ id, name }: StagePart, settings: StageSettings = NOTHING): Shown => ({
  ...settings,
  stageId: id,
  stageName: name,
  tests: [...settings.tests],
});

/** @throws AppError JOB_NOT_FOUND */
export async function listStageTests(ctx: Ctx, jobId: string): Promise<Shown[]> {
  const job = await requireJob(ctx, jobId, 'read');
  const stages = (await jobStages(ctx, job.id)).filter(({ type }) => type === 'test');
  const settings = await selectStageSettings(
    ctx,
    stages.map(({ id }) => id),
  );
  return stages.map((stage) => shown(stage, settings.get(stage.id)));
}

/** @throws AppError JOB_NOT_FOUND, FORBIDDEN, JOB_STATUS_REFUSED, STAGE_NOT_FOUND, TEST_NOT_FOUND, TEST_NOT_PUBLISHED */
export function saveStageTests(
  ctx: Ctx,
  stageId: string,
  { jobId, testIds, ...settings }: BodyOf<typeof contract.saveStageTests>,
): Promise<Shown> {
  return ctx.transaction(async (ctx) => {
    const { job, stage } = await editStage(ctx, { jobId, stageId }, 'test');
    // A stage of tests of a job that people apply to asks at least one.
    if (job.status !== 'DRAFT' && testIds.length === 0)
      throw validationError([{ field: 'testIds', code: 'TESTS_REQUIRED', values: {} }], ctx.locale);
    await saveTestsOfStage(ctx, { companyId: job.companyId, stageId }, { ...settings, testIds });
    return shown(stage, (await selectStageSettings(ctx, [stageId])).get(stageId));
  });
}

/**
 * Says what a stage asks. Tests that it asked already and that were put away since are left out.
 * @throws AppError TEST_NOT_FOUND, TEST_NOT_PUBLISHED
 */
export async function saveTestsOfStage(
  ctx: Ctx,
  { companyId, stageId }: { companyId: string; stageId: string },
  { testIds, ...settings }: AskedTests,
): Promise<void> {
  const before = new Set((await selectStageSettings(ctx, [stageId])).get(stageId)?.tests.map(({ id }) => id));
  const kept: string[] = [];
  await holdTests(ctx, { testIds });
  for (const id of new Set(testIds)) {
    const test = await requireTest(ctx, id);
    if (test.companyId !== companyId) throw new AppError('TEST_NOT_FOUND');
    if (test.status === 'published') kept.push(id);
    else if (!before.has(id)) throw new AppError('TEST_NOT_PUBLISHED');
  }
  await replaceStageSettings(ctx, { companyId, stageId }, { ...settings, testIds: kept });
}

/** What stages ask, as those who write the job see it. */
export async function testsOfStages(ctx: Ctx, stageIds: readonly string[]): Promise<ReadonlyMap<string, AskedTests>> {
  const settings = await selectStageSettings(ctx, stageIds);
  return new Map(
    [...settings].map(([stageId, { tests, ...rest }]) => {
      const sendable = tests.filter(({ status }) => status === 'published');
      return [stageId, { ...rest, testIds: sendable.map(({ id }) => id) }];
    }),
  );
}

/** @throws AppError TEST_ASKED_BY_STAGE with the jobs where a stage would ask nothing any more */
export async function refuseLastOfStage(ctx: Ctx, testId: string): Promise<void> {
  const jobs = await selectJobsLeftWithout(ctx, testId);
  if (jobs.length > 0) throw new AppError('TEST_ASKED_BY_STAGE', { data: { jobs: jobs.join(', ') } });
}

/**
 * Whoever comes into a stage that sends its tests by itself is sent them, once the step can no longer be taken back. So is
 * whoever goes on in it, and could be sent nothing when it was time to.
 */
export async function followStage(ctx: Ctx, change: ApplicationChanged): Promise<void> {
  const { type, row, before, settledSeconds = UNDO_SECONDS } = change;
  if (row.stageType !== 'test') return;
  const entered = type !== 'undone' && before !== null && before.stageId !== row.stageId;
  const isBack = !entered && (goesOn(ctx, change) || isResumed(ctx, change));
  if (!entered && !isBack) return;
  const settings = (await selectStageSettings(ctx, [row.stageId])).get(row.stageId);
  if (!settings?.automatic) return;
  const data = { applicationId: row.id, stageId: row.stageId, since: row.stageSince.toISOString(), isBack };
  await enqueue(ctx, sendOfStageTask, data, { startAfter: after(ctx.clock.now(), settledSeconds + 1) });
}

/** Sends what a stage asks to somebody who is still in it, and has not been sent any of it meanwhile. */
export const sendOfStageTask = defineTask({
  name: 'assessments.sendOfStage',
  data: z.object({
    applicationId: z.uuid(),
    stageId: z.uuid(),
    since: z.iso.datetime(),
    isBack: z.boolean().default(false),
  }),
  retryLimit: 5,
  run: (ctx, { applicationId, stageId, since, isBack }) =>
    ctx.transaction(async (ctx) => {
      const row = await loadApplication(ctx, applicationId, { forUpdate: true });
      const settings = (await selectStageSettings(ctx, [stageId])).get(stageId);
      const stands = row.active && row.stageId === stageId && row.stageSince.toISOString() === since;
      // What a former stage has sent may still be out; this one asks for its own.
      const state = { ...applicationState(row), testOut: false };
      const able = row.candidateEmail !== null && mayAct('send_test', state).allowed;
      if (!settings?.automatic || !stands || !able) return;
      // What was sent before they were away, or was taken back by somebody of the team, is not sent once more.
      if (isBack && (await wasSentSince(ctx, applicationId, row.stageSince))) return;
      await holdTeam(ctx, row.companyId);
      const waiting = new Set((await selectOpenAssignments(ctx, applicationId)).map(({ testId }) => testId));
      const tests: FrozenTest[] = [];
      for (const { id, status } of settings.tests.toSorted((a, b) => a.id.localeCompare(b.id)))
        if (status === 'published' && !waiting.has(id)) tests.push(...(await sendable(ctx, id)));
      if (tests.length === 0) return;
      const dueDate = dayIn(row.timeZone, after(ctx.clock.now(), settings.dueDays * DAY));
      // On behalf of whoever answers for the job. Read again: they may have left a moment ago.
      const { jobOwnerId } = await loadApplication(ctx, applicationId);
      await sendTo(ctx, row, { tests, dueDate, notes: null }, jobOwnerId);
      await countSent(
        ctx,
        tests.map(({ testId }) => testId),
      );
    }),
});

/** A test whose questions turned out wrong is not asked of anybody; whoever sends it by hand is told so. */
async function sendable(ctx: Ctx, testId: string): Promise<FrozenTest[]> {
  try {
    return [await freezeTest(ctx, testId)];
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TEST_CHECK_WRONG') throw error;
    ctx.log.warn({ testId }, 'test of a stage not sent: a solution does not pass its cases');
    return [];
  }
}
