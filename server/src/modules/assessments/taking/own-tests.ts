import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type * as contract from '@prova/contract/assessments/own-tests';
import type { PageMeta, QueryOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import { after, DAY } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { pageMeta } from '../../../platform/http/route.ts';
import { mintToken } from '../../../platform/tokens.ts';
import { activeCompany, logoUrl } from '../../companies/companies.service.ts';
import { jobScope } from '../../jobs/jobs.service.ts';
import { ownTalentId } from '../../talents/talents.service.ts';
import { otherSitting, withoutChosenTwice } from '../choosing/chosen-and-asked.ts';
import { revealAnswers } from '../right-answers/right-answers.ts';
import { noResult } from '../sending/assignment-rules.ts';
import { mayReadTests } from '../sending/assignments.policy.ts';
import {
  type AssignmentRow,
  isSent,
  selectAssignment,
  selectAssignmentsOfTalent,
  selectChosen,
} from '../sending/assignments.queries.ts';
import { showAsked } from '../sending/present-assignment.ts';
import { resultDetails } from './invitation.ts';
import { proofOf, setProof } from './proof-of-result.ts';
import { type ResultScope, selectResultStats, selectResults } from './results.queries.ts';
import { submitRow } from './submit-attempt.ts';

type Own = ResultOf<typeof contract.submitOwnTest>;
type Listed = ResultOf<typeof contract.listOwnTests>[number];

const MOST_OWN_TESTS = 200;
/** As the link of the mail: the page goes on telling how the tests ended. */
const LINK_DAYS = 90;

export async function listOwnTests(ctx: Ctx): Promise<Listed[]> {
  const rows = await ownRows(ctx);
  return withoutChosenTwice(rows, ctx.clock.now()).map((row) => showListed(ctx, row, rows));
}

export async function listTestsOfJob(ctx: Ctx, jobId: string): Promise<Listed[]> {
  const rows = await ownRows(ctx);
  return rows.filter((row) => row.jobId === jobId).map((row) => showListed(ctx, row, rows));
}

/** All that a talent chose or was asked for, but what was called back. The newest first. */
export async function ownRows(ctx: Ctx): Promise<AssignmentRow[]> {
  const talentId = await ownTalentId(ctx);
  if (!talentId) return [];
  // What may still be taken back is nobody's news yet.
  const before = after(ctx.clock.now(), -UNDO_SECONDS);
  const sent = await selectAssignmentsOfTalent(ctx, talentId, { before, limit: MOST_OWN_TESTS });
  const chosen = await selectChosen(ctx, talentId, MOST_OWN_TESTS);
  const rows = [...sent, ...chosen].filter(({ status }) => status !== 'cancelled');
  return rows.toSorted((a, b) => (a.id < b.id ? 1 : -1));
}

function showListed(ctx: Ctx, row: AssignmentRow, all: readonly AssignmentRow[]): Listed {
  return { ...showOwn(ctx, row), otherSitting: otherSitting(row, all, ctx.clock.now()) };
}

/** A fresh link to the tests of an application, or to the one that the talent chose. @throws AppError TEST_NOT_FOUND */
export async function openOwnTests(ctx: Ctx, id: string): Promise<{ token: string }> {
  const row = await requireOwn(ctx, id);
  const token = await mintToken(ctx, {
    kind: 'test',
    subjectId: row.applicationId ?? row.id,
    companyId: row.companyId,
    expiresAt: after(row.dueAt, LINK_DAYS * DAY),
  });
  return { token };
}

/** @throws AppError TEST_NOT_FOUND, ASSIGNMENT_NOT_STARTED, ASSIGNMENT_ENDED */
export async function submitOwnTest(ctx: Ctx, id: string): Promise<Own> {
  await submitRow(ctx, await requireOwn(ctx, id));
  return showOwn(ctx, await requireOwn(ctx, id));
}

/** A test asked of the actor, or chosen by them. @throws AppError TEST_NOT_FOUND */
export async function requireOwn(ctx: Ctx, id: string): Promise<AssignmentRow> {
  const [talentId, row] = [await ownTalentId(ctx), await selectAssignment(ctx, id)];
  const heard = row && (!isSent(row) || row.sentAt < after(ctx.clock.now(), -UNDO_SECONDS));
  if (!row || !heard || talentId === null || row.talentId !== talentId) throw new AppError('TEST_NOT_FOUND');
  return row;
}

export const STANDINGS = {
  sent: 'not_started',
  started: 'in_progress',
  done: 'completed',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'expired',
} as const;

export function showOwn(ctx: Ctx, row: AssignmentRow): Own {
  const shown = showAsked(ctx, row, true);
  const { applicationId, companyName, companyLogoId, jobTitle, notes, timeZone } = row;
  return {
    ...shown,
    ...{ applicationId, companyName, jobTitle, notes, timeZone },
    companyLogoUrl: logoUrl(companyLogoId),
    standing: STANDINGS[shown.status],
  };
}

/** Whose results the actor sees: the own ones, or those of candidates of the company at work. */
async function scopeOf(ctx: Ctx, personId: string | undefined): Promise<ResultScope | null> {
  if (ctx.actor.kind === 'user' && ctx.actor.role === 'POTENTIAL') {
    const own = await ownTalentId(ctx);
    // Others' are nobody's business, whatever id is asked for.
    return own === null || (personId !== undefined && personId !== own) ? null : { talentId: own };
  }
  const { companyId } = activeCompany(ctx);
  const scope = jobScope(ctx, companyId);
  // The scope leaves only shared jobs in.
  if (!scope || !mayReadTests(ctx.actor, { companyId, shared: true })) throw new AppError('FORBIDDEN');
  return { jobs: scope, personId };
}

/** @throws AppError NO_COMPANY, FORBIDDEN */
export async function listResults(
  ctx: Ctx,
  { talentId, testId, applicationId, category, page, limit }: QueryOf<typeof contract.listResults>,
): Promise<{ data: ResultOf<typeof contract.listResults>; meta: PageMeta }> {
  const scope = await scopeOf(ctx, talentId);
  if (!scope) return { data: [], meta: pageMeta(page, limit, 0) };
  const filter = { scope, testId, applicationId, category };
  const { rows, total } = await selectResults(ctx, filter, { limit, offset: (page - 1) * limit });
  return {
    data: rows.map((row) => ({ ...row, candidateName: row.candidateName ?? '' })),
    meta: pageMeta(page, limit, total),
  };
}

/** @throws AppError NOT_FOUND, ASSIGNMENT_NOT_DONE, ASSIGNMENT_ENDED */
export async function getResult(ctx: Ctx, id: string): Promise<ResultOf<typeof contract.getResult>> {
  const row = await selectAssignment(ctx, id);
  if (!row) throw new AppError('NOT_FOUND');
  const talentId = await ownTalentId(ctx);
  const own = talentId !== null && row.talentId === talentId;
  const ofCompany = isSent(row) && mayReadTests(ctx.actor, row);
  if (!own && !ofCompany) throw new AppError('NOT_FOUND');
  const { companyName, jobTitle } = row;
  const details = await resultDetails(ctx, row, ofCompany);
  return { ...showAsked(ctx, row), companyName, jobTitle, ...details, proof: own ? await proofOf(ctx, row) : null };
}

/** @throws AppError NOT_FOUND, ASSIGNMENT_NOT_DONE, ASSIGNMENT_ENDED, ANSWERS_WITHHELD */
export async function showAnswers(ctx: Ctx, id: string): Promise<ResultOf<typeof contract.getResult>> {
  await revealAnswers(ctx, await requireOwnRow(ctx, id));
  return getResult(ctx, id);
}

/** @throws AppError NOT_FOUND */
async function requireOwnRow(ctx: Ctx, id: string): Promise<AssignmentRow> {
  const [talentId, row] = [await ownTalentId(ctx), await selectAssignment(ctx, id)];
  if (!row || talentId === null || row.talentId !== talentId) throw new AppError('NOT_FOUND');
  return row;
}

/** @throws AppError NOT_FOUND, ASSIGNMENT_NOT_DONE, ASSIGNMENT_ENDED, PROOF_IMPOSSIBLE until it is graded, and where its test names no skill */
export async function showProof(ctx: Ctx, id: string, shown: boolean): Promise<ResultOf<typeof contract.getResult>> {
  const row = await requireOwnRow(ctx, id);
  if (row.submittedAt === null) throw noResult(row);
  await ctx.transaction((ctx) => setProof(ctx, row, shown));
  return getResult(ctx, id);
}

/** @throws AppError NO_COMPANY, FORBIDDEN */
export async function resultStats(
  ctx: Ctx,
  talentId: string | undefined,
): Promise<ResultOf<typeof contract.resultStats>> {
  const scope = await scopeOf(ctx, talentId);
  return selectResultStats(ctx, scope);
}
