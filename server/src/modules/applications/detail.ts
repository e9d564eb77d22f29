import { applicationStatusOf, mayAct, nextStage } from '@prova/contract/applications/application-status';
import type * as contract from '@prova/contract/applications/applications';
import { hiddenName } from '@prova/contract/applications/hidden-name';
import { REFUSED_ACTIONS } from '@prova/contract/applications/timeline';
import type { CursorMeta, QueryOf, ResultOf } from '@prova/contract/endpoint';
import type { Ctx } from '../../platform/context.ts';
import { cursorPage } from '../../platform/http/route.ts';
import { jobScope, jobStages, requireJob, stageName } from '../jobs/jobs.service.ts';
import { type ApplicationRight, may } from './applications.policy.ts';
import type { JudgedRow } from './applications.queries.ts';
import { applicationState, requireApplication } from './applications.service.ts';
import { selectAnswers, selectDetail, selectJobCandidates, selectOtherApplications } from './detail.queries.ts';
import { noteView } from './note-view.ts';
import { NOT_YOUR_ROLE, refusalText } from './refusals.ts';
import { resumeOf } from './sent-application.ts';

type Detail = ResultOf<typeof contract.getApplication>;

const NO_CONTACTS = {
  email: '',
  phone: null,
  linkedin: null,
  github: null,
  portfolio: null,
  website: null,
  hasAccount: false,
} as const;

const NOTHING_READ = { city: null, state: null, title: null, platform: null } as const;

/** An application as the company works with it. Opening it is noted in its history, reading it ahead is not. */
export async function applicationDetail(ctx: Ctx, id: string, { ahead = false } = {}): Promise<Detail> {
  const row = await requireApplication(ctx, id, 'read', { whileLocked: true });
  const detail = await selectDetail(ctx, id);
  if (!detail) throw new Error('The application was just read');
  const answers = row.locked ? [] : await selectAnswers(ctx, id);
  const otherApplications = row.blind ? [] : await othersOf(ctx, row);
  const next = nextStage(await jobStages(ctx, row.jobId), row.stageId);
  const can = (right: ApplicationRight) => !row.locked && may(ctx.actor, right, row);
  if (!ahead) await noteView(ctx, row);
  const { phone, linkedin, github, portfolio, website } = detail;
  const { city, state, title, platform } = row.locked ? NOTHING_READ : detail;
  return {
    id: row.id,
    version: row.version,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    hidden: row.blind,
    locked: row.locked,
    candidate: {
      ...(row.blind
        ? { ...NO_CONTACTS, id: row.id, name: hiddenName(ctx.locale, row.id) }
        : {
            id: row.candidateId,
            name: row.candidateName ?? '',
            email: row.candidateEmail ?? '',
            ...{ phone, linkedin, github, portfolio, website },
            hasAccount: row.talentId !== null,
          }),
      city,
      state,
      title,
      otherApplications,
    },
    stageId: row.stageId,
    stage: { name: stageName(ctx.locale, { type: row.stageType, name: row.stageName }), type: row.stageType },
    status: row.status,
    testOut: row.testOut,
    interviewAhead: row.interviewAhead,
    source: platform === null ? null : { platform },
    appliedAt: row.appliedAt,
    stageSince: row.stageSince,
    replyDueAt: row.replyDueAt,
    withdrawnAt: row.withdrawnAt,
    closedAt: row.closedAt,
    active: row.active,
    coverLetter: row.blind ? null : detail.coverLetter,
    answers,
    resume: row.blind ? null : resumeOf(ctx, detail),
    actions: actionsOf(ctx, row, next),
    can: {
      reveal: row.blind && can('decide'),
      decide: may(ctx.actor, 'decide', row),
      hire: can('hire'),
      readHistory: can('read_history'),
      writeNotes: can('write_notes'),
      readOffers: can('read_offers'),
      handleOffers: can('handle_offers'),
      readTests: can('read_tests'),
      handleTests: can('handle_tests'),
      handleInterviews: can('handle_interviews'),
      converse: can('converse'),
    },
    nextStage: next && { id: next.id, name: next.name },
  };
}

/** @throws AppError APPLICATION_NOT_FOUND */
export async function openApplication(ctx: Ctx, id: string): Promise<Record<string, never>> {
  await noteView(ctx, await requireApplication(ctx, id, 'read', { whileLocked: true }));
  return {};
}

/** The same person's applications in jobs that the actor works with. */
async function othersOf(ctx: Ctx, row: JudgedRow): Promise<Detail['candidate']['otherApplications']> {
  const scope = jobScope(ctx, row.companyId);
  return scope ? selectOtherApplications(ctx, row, scope) : [];
}

const RIGHT_OF: Readonly<Record<(typeof REFUSED_ACTIONS)[number], ApplicationRight>> = {
  approve: 'decide',
  reject: 'decide',
  move: 'decide',
  reopen: 'decide',
  hold: 'decide',
  send_test: 'handle_tests',
  schedule_interview: 'handle_interviews',
  schedule_ai_interview: 'handle_interviews',
  send_offer: 'handle_offers',
  cancel_offer: 'handle_offers',
  hire: 'hire',
};

/** What may be done now, and why the rest may not. */
function actionsOf(
  ctx: Ctx,
  row: JudgedRow,
  next: { id: string; type: JudgedRow['stageType'] } | null,
): Detail['actions'] {
  const application = applicationState(row);
  const approval = next && { stageType: next.type, stageId: next.id };
  const flags = REFUSED_ACTIONS.map((action) => {
    if (!may(ctx.actor, RIGHT_OF[action], row))
      return [action, { allowed: false, reason: NOT_YOUR_ROLE[ctx.locale] }] as const;
    const permission = mayAct(action, application, action === 'approve' ? approval : undefined);
    const reason = permission.allowed ? null : refusalText(permission.reason, ctx.locale);
    return [action, { allowed: permission.allowed, reason }] as const;
  });
  return Object.fromEntries(flags) as Detail['actions'];
}

/** The candidates of a job as a list. */
export async function jobCandidates(
  ctx: Ctx,
  jobId: string,
  { cursor, limit }: QueryOf<typeof contract.jobCandidates>,
): Promise<{ data: ResultOf<typeof contract.jobCandidates>; meta: CursorMeta }> {
  const job = await requireJob(ctx, jobId, 'read');
  const rows = await selectJobCandidates(ctx, job.id, { before: cursor, limit: limit + 1 });
  const { page, meta } = cursorPage(rows, limit);
  return {
    data: page.map((row) => ({
      ...row,
      ...(row.hidden
        ? { candidateId: row.id, name: hiddenName(ctx.locale, row.id), email: '' }
        : { name: row.name ?? '', email: row.email ?? '' }),
      applicationStatus: applicationStatusOf(row.status),
    })),
    meta,
  };
}
