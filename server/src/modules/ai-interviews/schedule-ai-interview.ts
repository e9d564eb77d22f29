import type { scheduleAiInterview } from '@prova/contract/ai-interviews/ai-interviews';
import { transition } from '@prova/contract/applications/application-status';
import type { BodyOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { newId } from '../../platform/id.ts';
import {
  type ApplicationRow,
  applicationState,
  assertMay,
  changeApplication,
  type JudgedRow,
  keepBefore,
  refusal,
  requireApplication,
} from '../applications/applications.service.ts';
import { requirePlaceInPlan } from '../billing/billing.service.ts';
import { activeCompany, holdMembership } from '../companies/companies.service.ts';
import { selectApplicationOf } from '../interviews/interviews.service.ts';
import { AI_INTERVIEWS } from './ai-interviews.budgets.ts';
import { hasOpenAiInterview, insertAiInterview, isVerifiedCompany } from './ai-interviews.queries.ts';
import { requireDeadline } from './deadline.ts';
import { notifyScheduled } from './notify-candidate.ts';
import { scriptFor } from './script-of-stage.ts';

type Input = BodyOf<typeof scheduleAiInterview>;
export type AiDetails = Pick<Input, 'date' | 'time' | 'timeZone' | 'offset' | 'documentsUrl' | 'notes'>;

/** What came of scheduling: the event that undo names, and the application as it is now. */
export interface Scheduled {
  readonly interviewId: string;
  readonly eventId: string;
  readonly row: ApplicationRow;
}

/**
 * Asks a candidate for an AI interview; the invitation leaves once it can no longer be undone.
 * @returns its id
 * @throws AppError APPLICATION_NOT_FOUND, FORBIDDEN, ACTION_REFUSED, CANDIDATE_UNREACHABLE, VALIDATION_FAILED for the deadline
 */
export async function schedule(ctx: Ctx, { applicationId, talentId, ...details }: Input): Promise<string> {
  const id = applicationId ?? (talentId && (await selectApplicationOf(ctx, activeCompany(ctx).companyId, talentId)));
  if (!id) throw new AppError('APPLICATION_NOT_FOUND');
  return ctx.transaction(async (ctx) => {
    const row = await requireApplication(ctx, id, 'handle_interviews', { forUpdate: true });
    await requireDocuments(ctx, row.companyId, details);
    return (await scheduleAiFor(ctx, row, details)).interviewId;
  });
}

/**
 * The company links to what candidates should read.
 * @throws AppError VALIDATION_FAILED before the company is verified: anybody could send people to any page in its name
 */
export async function requireDocuments(
  ctx: Ctx,
  companyId: string,
  { documentsUrl }: Pick<AiDetails, 'documentsUrl'>,
): Promise<void> {
  await holdMembership(ctx, companyId);
  if (!documentsUrl || (await isVerifiedCompany(ctx, companyId))) return;
  throw validationError([{ field: 'documentsUrl', code: 'VIDEO_LINK_UNVERIFIED', values: {} }], ctx.locale);
}

/**
 * The same for an application that is locked. Nobody's name is revealed: a program asks everybody the same.
 * @throws AppError ACTION_REFUSED with the reason, CANDIDATE_UNREACHABLE, PLAN_LIMIT, VALIDATION_FAILED for the deadline
 */
export async function scheduleAiFor(ctx: Ctx, row: JudgedRow, details: AiDetails): Promise<Scheduled> {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return scheduleUntil(ctx, row, {
    closesAt: () => requireDeadline(ctx, details, row.timeZone),
    timeZone: details.timeZone ?? row.timeZone,
    documentsUrl: details.documentsUrl || null,
    notes: details.notes || null,
    organiserId: ctx.actor.userId,
  });
}

interface Asked {
  /** The last moment to begin; what is wrong with it is said after what is wrong with asking at all. */
  readonly closesAt: () => Date;
  readonly timeZone: string;
  readonly documentsUrl: string | null;
  readonly notes: string | null;
  /** The member of the company who answers for it. */
  readonly organiserId: string;
}

/**
 * Asks in the name of a member, whoever made it so. What is refused has written nothing.
 * @throws AppError ACTION_REFUSED with the reason, CANDIDATE_UNREACHABLE, BUDGET_REACHED, PLAN_LIMIT, and whatever `closesAt` throws
 */
export async function scheduleUntil(
  ctx: Ctx,
  row: JudgedRow,
  { closesAt: deadline, ...asked }: Asked,
): Promise<Scheduled> {
  assertMay(ctx, 'schedule_ai_interview', row);
  // Who has been erased can be written to no more.
  if (row.candidateEmail === null) throw new AppError('CANDIDATE_UNREACHABLE');
  if (await hasOpenAiInterview(ctx, row.id)) throw refusal(ctx, 'INTERVIEW_ALREADY_SCHEDULED');
  await requireCapacity(ctx, AI_INTERVIEWS, [row.id]);
  const closesAt = deadline();
  await requirePlaceInPlan(ctx, row.companyId, 'interviews', closesAt);
  const { locale, questions } = await scriptFor(ctx, {
    jobId: row.jobId,
    stageId: row.stageId,
    reader: row.candidateLocale,
  });
  const interview = {
    id: newId(ctx),
    companyId: row.companyId,
    applicationId: row.id,
    stageId: row.stageId,
    ...asked,
    closesAt,
    locale,
    script: JSON.stringify(questions),
    createdAt: ctx.clock.now(),
  };
  await insertAiInterview(ctx, interview);
  const step = transition('schedule_ai_interview', applicationState(row));
  if (!step.allowed) throw new Error(`Refused after it was allowed: ${step.reason}`);
  const change = await changeApplication(ctx, row, {
    type: 'ai_interview',
    toStatus: step.after.status,
    statusBefore: step.after.statusBefore ?? null,
    data: {
      interviewId: interview.id,
      status: 'scheduled',
      closesAt: closesAt.toISOString(),
      before: keepBefore(row),
    },
  });
  await notifyScheduled(ctx, interview.id);
  return { interviewId: interview.id, ...change };
}
