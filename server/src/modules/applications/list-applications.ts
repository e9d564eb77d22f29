import { applicationStatusOf, CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import type * as contract from '@prova/contract/applications/applications';
import { hiddenName } from '@prova/contract/applications/hidden-name';
import type { PageMeta, QueryOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { wantsNear } from '../../platform/near-names.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { jobScope, requireJob } from '../jobs/jobs.service.ts';
import { ownTalentId } from '../talents/talents.service.ts';
import { type ApplicationFilter, type ApplicationScope, selectApplicationPage } from './list.queries.ts';
import { selectPassedStages, selectStagesOf } from './own.queries.ts';
import { toOwn } from './own-application.ts';
import { namesLike, peopleWords } from './people-named.queries.ts';

type Query = QueryOf<typeof contract.listApplications>;
type Listed = ResultOf<typeof contract.listApplications>[number];

/** Statuses of applications behind each of the five that everybody sees. */
const STORED = Map.groupBy(CANDIDATE_STATUSES, applicationStatusOf);

/**
 * Applications page by page: those to the company that the recruiter works for, or the talent's own.
 * @throws AppError NO_COMPANY, FORBIDDEN, JOB_NOT_FOUND
 */
export async function listApplications(ctx: Ctx, query: Query): Promise<{ data: Listed[]; meta: PageMeta }> {
  const { page, limit, sort, jobId, status, open } = query;
  const scope = await scopeOf(ctx, jobId);
  if (!scope) return { data: [], meta: pageMeta(page, limit, 0) };
  const filter = {
    scope,
    jobId,
    statuses: status && STORED.get(status),
    active: open === undefined ? undefined : open === 'true',
    words: peopleWords(query.search),
  };
  const { rows, total } = await findApplications(ctx, filter, { sort, limit, offset: (page - 1) * limit });
  const stages = Map.groupBy(await selectStagesOf(ctx, [...new Set(rows.map((row) => row.jobId))]), (s) => s.jobId);
  const passed = await selectPassedStages(
    ctx,
    rows.map(({ id }) => id),
  );
  const visited = Map.groupBy(passed, ({ applicationId }) => applicationId);
  const forCompany = 'companyId' in scope;
  const data = rows.map((row) => {
    const own = toOwn(
      ctx,
      row,
      stages.get(row.jobId) ?? [],
      new Set(visited.get(row.id)?.map(({ stageId }) => stageId)),
    );
    return {
      ...own,
      jobId: row.jobId,
      // What only the candidate may do is no choice of the company's.
      can: forCompany ? { withdraw: false, amend: false } : own.can,
      candidate: forCompany
        ? {
            id: row.blind ? row.id : row.candidateId,
            name: row.blind ? hiddenName(ctx.locale, row.id) : (row.candidateName ?? ''),
            email: (!row.blind && row.candidateEmail) || '',
            status: row.status,
          }
        : null,
    };
  });
  return { data, meta: pageMeta(page, limit, total) };
}

/** A page of those that are found; where nobody is called as the search says, with those of people whose names are like it. */
async function findApplications(
  ctx: Ctx,
  filter: ApplicationFilter,
  page: Parameters<typeof selectApplicationPage>[2],
) {
  const { scope, words } = filter;
  const found = await selectApplicationPage(ctx, filter, page);
  if (!('companyId' in scope) || words.length === 0) return found;
  const isAll = found.rows.length === found.total;
  const first = isAll ? found : await selectApplicationPage(ctx, filter, { sort: 'match', limit: 1, offset: 0 });
  const names = first.rows.map(({ candidateName, blind }) => (blind ? '' : (candidateName ?? '')));
  if (!wantsNear(words, first.total, names)) return found;
  const near = await namesLike(ctx, scope.companyId, words);
  if (near.length === 0) return found;
  return selectApplicationPage(ctx, { ...filter, near }, { ...page, sort: 'match' });
}

/** Null for a talent without a profile: nothing is theirs. */
async function scopeOf(ctx: Ctx, jobId: string | undefined): Promise<ApplicationScope | null> {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  if (ctx.actor.role === 'POTENTIAL') {
    const talentId = await ownTalentId(ctx);
    return talentId ? { talentId } : null;
  }
  // A job names its company; without one the list is about the company chosen.
  const companyId = jobId ? (await requireJob(ctx, jobId, 'read')).companyId : activeCompany(ctx).companyId;
  const scope = jobScope(ctx, companyId);
  if (!scope) throw new AppError('FORBIDDEN');
  return scope;
}
