import { hiddenName } from '@prova/contract/applications/hidden-name';
import type * as contract from '@prova/contract/attempts/own-tests';
import type { PageMeta, QueryOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { pageMeta } from '../../../platform/http/route.ts';
import { activeCompany } from '../../companies/companies.service.ts';
import { jobScope } from '../../jobs/jobs.service.ts';
import { ownTalentId } from '../../talents/talents.service.ts';
import { noResult } from '../assignments/assignment-rules.ts';
import { mayReadTests } from '../assignments/assignments.policy.ts';
import { type AssignmentRow, isSent, selectAssignment } from '../assignments/assignments.queries.ts';
import { showAsked } from '../assignments/present-assignment.ts';
import { proofOf, setProof } from '../proofs/proof-of-result.ts';
import { revealAnswers } from '../right-answers/right-answers.ts';
import { resultDetails } from './own-result.ts';
import { type ResultScope, selectResultStats, selectResults } from './results.queries.ts';

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
    data: rows.map(({ hidden, ...row }) =>
      hidden && scope.jobs
        ? { ...row, talentId: null, candidateName: hiddenName(ctx.locale, row.applicationId ?? row.id) }
        : { ...row, candidateName: row.candidateName ?? '' },
    ),
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
