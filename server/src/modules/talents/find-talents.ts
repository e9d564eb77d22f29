import type { PageMeta, ResultOf } from '@prova/contract/endpoint';
import type { listTalents as listEndpoint } from '@prova/contract/talents/talents';
import type { RawBuilder } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { searchWords } from '../../platform/plain-search.ts';
import { activeCompany, runsJobs } from '../companies/companies.service.ts';
import { skillIdsOf } from '../skills/skills.service.ts';
import { talentSummaries } from './see-talent.ts';
import { idsOfFound, selectTalentPage } from './talent-search.queries.ts';

const WORDS_MAX = 8;
const HAS_LETTERS = /[\p{L}\p{N}]/u;

export interface TalentChoice {
  readonly search?: string | undefined;
  readonly seniority?: string | undefined;
}

/** The ids of those whom `findTalents` would list, as a part of a statement; null where it leaves nobody out. */
export async function chosenTalents(ctx: Ctx, { search, seniority }: TalentChoice): Promise<RawBuilder<string> | null> {
  const filters = { seniority, ...(await searchedFor(ctx, search)) };
  return seniority === undefined && filters.words.length === 0 ? null : idsOfFound(filters);
}

/**
 * Talents who are open to all recruiters, by the last change; nobody for who runs no jobs.
 * @throws AppError NO_COMPANY
 */
export async function findTalents(
  ctx: Ctx,
  { search, seniority, page, limit }: TalentChoice & { page: number; limit: number },
): Promise<{ data: ResultOf<typeof listEndpoint>; meta: PageMeta }> {
  if (!runsJobs(activeCompany(ctx).role)) return { data: [], meta: pageMeta(page, limit, 0) };
  const filters = { seniority, ...(await searchedFor(ctx, search)) };
  const { ids, total } = await selectTalentPage(ctx, filters, { limit, offset: (page - 1) * limit });
  const summaries = await talentSummaries(ctx, ids);
  return { data: ids.flatMap((id) => summaries.get(id) ?? []), meta: pageMeta(page, limit, total) };
}

async function searchedFor(ctx: Ctx, search = '') {
  const texts = searchWords(search).slice(0, WORDS_MAX);
  const whole = texts.join(' ');
  const ids = await skillIdsOf(ctx, texts.length > 1 ? [whole, ...texts] : texts);
  const words = texts.map((text) => ({ text, skillId: ids.get(text) ?? null }));
  return {
    words: words.filter(({ text, skillId }) => skillId !== null || HAS_LETTERS.test(text)),
    skillId: texts.length > 1 ? (ids.get(whole) ?? null) : null,
  };
}
