import { promisesReply } from '@prova/contract/applications/reply-clock';
import { defaultAiQuestions } from '@prova/contract/jobs/ai-questions';
import { pipelineStep, type stageInput } from '@prova/contract/jobs/job-steps';
import type { StageType } from '@prova/contract/jobs/stage-types';
import type * as z from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import { requireCapacity } from '../../../platform/budget.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { languageOf } from '../job-language.ts';
import { type JobParts, type StagePart, selectParts, selectStages } from '../job-parts.queries.ts';
import { JOB_STAGES } from '../jobs.budgets.ts';
import type { JobRow } from '../jobs.queries.ts';
import { jobPorts } from '../ports.ts';
import { refuseField } from '../refuse-field.ts';
import { stageWithoutTest } from '../stage-tests.ts';
import { insertStage, lockStages, markRemoved, moveStagesAside, updateStage } from '../stages.queries.ts';
import { addStageTemplates } from '../templates/template-defaults.ts';
import { deleteStageTemplates } from '../templates/templates.queries.ts';
import { replaceQuestions } from './questions.ts';
import { readStep } from './step-input.ts';
import { removeQuestions } from './wizard.queries.ts';

type StageInput = z.output<typeof stageInput>;

const FIXED: readonly StageType[] = ['new', 'review', 'offer', 'hired'];

/**
 * Step 4. Stages that are named by their id keep it, and with it their candidates; the fixed four are known by their
 * type. A stage that is left out is removed, unless somebody is in it.
 * @throws AppError STAGE_FIXED, STAGE_NOT_FOUND, STAGE_HAS_CANDIDATES, BUDGET_REACHED
 */
export async function savePipeline(ctx: Ctx, job: JobRow, data: unknown): Promise<{ blind?: boolean }> {
  const { stages, blind = job.blind } = readStep(ctx, pipelineStep, data);
  await lockStages(ctx, job.id);
  const parts = await selectParts(ctx, job.id);
  const given = matchStages(ctx, stages, parts.stages);
  const gone = parts.stages.filter((old) => !given.some(({ before }) => before?.id === old.id));
  const retyped = given.flatMap(({ before, input }) => (before && before.type !== input.type ? [before] : []));
  await refuseOccupied(ctx, job.id, [...gone, ...retyped]);

  const added = given.filter(({ before }) => !before).length;
  if (added > 0) await requireCapacity(ctx, JOB_STAGES, [job.id], { rows: added });
  await moveStagesAside(ctx, job.id);
  for (const stage of gone) await removeStage(ctx, job, parts, stage);
  const owned = { companyId: job.companyId, jobId: job.id, createdAt: ctx.clock.now() };
  for (const [position, { id, before, input }] of given.entries()) {
    const columns = {
      type: input.type,
      // Fixed stages are known by their type, and keep the name that the product gave them.
      name: before && FIXED.includes(input.type) ? before.name : input.name,
      position,
      required: input.required,
      minutes: input.minutes ?? null,
      replyDays: promisesReply(input.type) ? (input.replyDays ?? null) : null,
      daysToBegin: daysToBeginOf(ctx, { before, input, position }),
    };
    if (before) await updateStage(ctx, id, columns);
    else await insertStage(ctx, { ...columns, ...owned, id });
    await saveQuestions(ctx, job, parts, { id, before, input, position });
    await saveTests(ctx, job, { id, input, position });
    if (before && before.type !== input.type) await deleteStageTemplates(ctx, id);
  }
  await requireTests(ctx, job);
  await addStageTemplates(ctx, job, languageOf(job, ctx.locale));
  if (blind === job.blind) return {};
  await audit(ctx, {
    action: blind ? 'jobs.candidates_hidden' : 'jobs.candidates_shown',
    subjectId: job.id,
    companyId: job.companyId,
  });
  if (blind) await jobPorts.onBlind(ctx, job.id);
  return { blind };
}

interface Matched {
  readonly id: string;
  readonly before: StagePart | undefined;
  readonly input: StageInput;
}

function matchStages(ctx: Ctx, stages: readonly StageInput[], old: readonly StagePart[]): Matched[] {
  const seen = new Set<string>();
  return stages.map((input, index) => {
    const fixed = FIXED.includes(input.type);
    const before = old.find((each) =>
      input.id === undefined ? fixed && each.type === input.type : each.id === input.id,
    );
    if (input.id !== undefined && !before) throw new AppError('STAGE_NOT_FOUND');
    if (before && before.type !== input.type && (fixed || FIXED.includes(before.type)))
      throw new AppError('STAGE_FIXED');
    if (before && seen.has(before.id)) throw refuseField(ctx, `stages.${index}.id`, 'DUPLICATE');
    if (before) seen.add(before.id);
    return { id: before?.id ?? newId(ctx), before, input };
  });
}

async function refuseOccupied(ctx: Ctx, jobId: string, stages: readonly StagePart[]): Promise<void> {
  if (stages.length === 0) return;
  const occupied = await jobPorts.occupiedStages(ctx, jobId);
  const stage = stages.find(({ id }) => occupied.has(id));
  if (stage) throw new AppError('STAGE_HAS_CANDIDATES', { data: { stage: stage.name, stageId: stage.id } });
}

async function removeStage(ctx: Ctx, job: JobRow, parts: JobParts, stage: StagePart): Promise<void> {
  await deleteStageTemplates(ctx, stage.id);
  await removeQuestions(
    ctx,
    job,
    parts.questions.filter((each) => each.stageId === stage.id).map(({ id }) => id),
  );
  await markRemoved(ctx, job, stage.id);
}

/** What is left out stays as it is; a stage that becomes one of another type asks nobody by itself. */
function daysToBeginOf(
  ctx: Ctx,
  { before, input: { type, daysToBegin }, position }: Omit<Matched, 'id'> & { readonly position: number },
): number | null {
  if (type === 'interview_ia') return daysToBegin === undefined ? (before?.daysToBegin ?? null) : daysToBegin;
  if (daysToBegin != null) throw refuseField(ctx, `stages.${position}.daysToBegin`, 'INVALID');
  return null;
}

async function saveTests(
  ctx: Ctx,
  { companyId }: JobRow,
  { id: stageId, input: { type, tests }, position }: Pick<Matched, 'id' | 'input'> & { readonly position: number },
): Promise<void> {
  if (!tests) return;
  if (type !== 'test') throw refuseField(ctx, `stages.${position}.tests`, 'INVALID');
  await jobPorts.saveTestsOfStage(ctx, { companyId, stageId }, tests);
}

/** A stage of tests of a job that people apply to asks at least one. */
async function requireTests(ctx: Ctx, job: JobRow): Promise<void> {
  if (job.status === 'DRAFT') return;
  const stages = await selectStages(ctx, job.id);
  const empty = await stageWithoutTest(ctx, stages);
  if (empty) throw refuseField(ctx, `stages.${stages.indexOf(empty)}.tests.testIds`, 'TESTS_REQUIRED');
}

async function saveQuestions(
  ctx: Ctx,
  job: JobRow,
  parts: JobParts,
  stage: Matched & { readonly position: number },
): Promise<void> {
  const { id, input, position } = stage;
  const before = parts.questions.filter((each) => each.stageId === id);
  const ai = input.type === 'interview_ia';
  if (!ai && (input.questions?.length ?? 0) > 0) throw refuseField(ctx, `stages.${position}.questions`, 'INVALID');
  const wasAi = stage.before?.type === 'interview_ia';
  if (ai && input.questions === undefined && wasAi) return;
  const technologies = parts.skills.map(({ name }) => name);
  const given = ai ? (input.questions ?? defaultAiQuestions(languageOf(job, ctx.locale), technologies)) : [];
  await replaceQuestions(ctx, job, { stageId: id, before, given, path: `stages.${position}.questions` });
}
