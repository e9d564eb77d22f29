import type { Locale } from '@prova/contract/common';
import type { QueryOf, ResultOf } from '@prova/contract/endpoint';
import type { CandidateFilters, listCandidates as contract } from '@prova/contract/funnel/candidates';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta, type Reply, reply } from '../../platform/http/route.ts';
import { type NearNames, wantsNear } from '../../platform/near-names.ts';
import { namesLike, peopleWords } from '../applications/applications.service.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { type JobScope, jobScope, stageName } from '../jobs/jobs.service.ts';
import { withSkillIds } from './asked-skills.ts';
import type { StandingRow } from './candidate.queries.ts';
import type { PeopleScope } from './candidate-filters.queries.ts';
import {
  type CandidateRow,
  hidesSomebody,
  type ListFilters,
  type Page,
  selectCandidatePage,
} from './candidates.queries.ts';
import { mayListCandidates } from './funnel.policy.ts';

type Listed = ResultOf<typeof contract>;
type Standing = Omit<Listed[number]['application'], 'match' | 'unreadMessages'>;

/**
 * Everybody of the company, page by page.
 * @throws AppError NO_COMPANY, FORBIDDEN
 */
export async function listCandidates(
  ctx: Ctx,
  { page, limit, sort, ...asked }: QueryOf<typeof contract>,
): Promise<Reply<Listed>> {
  const scope = candidateScope(ctx, activeCompany(ctx).companyId);
  const people = { scope, now: ctx.clock.now(), hides: await hidesSomebody(ctx, scope.companyId) };
  const filters = await withSkillIds(ctx, asked);
  const { rows, total } = await findPeople(ctx, people, filters, { sort, limit, offset: (page - 1) * limit });
  return reply(
    rows.map((row) => toListed(row, ctx.locale)),
    { meta: pageMeta(page, limit, total) },
  );
}

/** A page of whom the filters find; where nobody is called as the search says, with those whose names are like it. */
async function findPeople(ctx: Ctx, people: PeopleScope, filters: ListFilters, page: Page) {
  const found = await selectCandidatePage(ctx, people, filters, page);
  const near = await namesNear(ctx, people, filters, found.rows.length === found.total ? found : null);
  return near.length > 0 ? selectCandidatePage(ctx, people, { ...filters, near }, page) : found;
}

/**
 * Names that are like those of the search, where it finds few people and nobody who is called so.
 * @param found all whom it finds, where that is known
 */
export async function namesNear(
  ctx: Ctx,
  people: PeopleScope,
  filters: CandidateFilters,
  found: { rows: readonly CandidateRow[]; total: number } | null = null,
): Promise<NearNames> {
  const words = peopleWords(filters.search);
  if (words.length === 0) return [];
  const first = found ?? (await selectCandidatePage(ctx, people, filters, { sort: 'named', limit: 1, offset: 0 }));
  const names = first.rows.map(({ name }) => name ?? '');
  return wantsNear(words, first.total, names) ? namesLike(ctx, people.scope.companyId, words) : [];
}

/** @throws AppError FORBIDDEN for who does not see how far candidates have come */
export function candidateScope(ctx: Ctx, companyId: string): JobScope {
  const scope = jobScope(ctx, companyId);
  if (!scope || !mayListCandidates(ctx.actor, companyId)) throw new AppError('FORBIDDEN');
  return scope;
}

function toListed({ candidateId, name, email, ...row }: CandidateRow, locale: Locale): Listed[number] {
  const { title, city, state, applications, found, match, unreadMessages, ...standing } = row;
  const person = { id: candidateId ?? '', name: name ?? '', email: email ?? '', title, city, state };
  const application = { ...toStanding(standing, locale), match, unreadMessages };
  return { ...person, found: found ?? [], applications, application };
}

export function toStanding(
  { stageId: id, stageName: name, stageType: type, ...standing }: StandingRow,
  locale: Locale,
): Standing {
  return { ...standing, stage: { id, name: stageName(locale, { type, name }), type } };
}
