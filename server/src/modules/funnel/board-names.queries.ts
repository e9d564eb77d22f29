import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { FEW, wantsNear } from '../../platform/near-names.ts';
import { hasNames, namesLike } from '../applications/applications.service.ts';
import { type BoardScope, type FiltersOfBoard, KNOWN, peopleNamed, peopleWords } from './board-filters.queries.ts';

/** The filters, with names that are like those of the search where it finds few on the board and nobody who is called so. */
export async function withNearNames(ctx: Ctx, scope: BoardScope, filters: FiltersOfBoard): Promise<FiltersOfBoard> {
  const words = peopleWords(filters.search);
  if (words.length === 0 || (await isSomebodyCalled(ctx, scope, words))) return filters;
  if (!wantsNear(words, await countFound(ctx, scope, words), [])) return filters;
  const near = await namesLike(ctx, scope.companyId, words);
  return near.length > 0 ? { ...filters, near } : filters;
}

/** Asked by itself: a frequent name is found at once, and nothing else is looked at. */
async function isSomebodyCalled(ctx: Ctx, { jobId, companyId }: BoardScope, words: readonly string[]) {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from candidate_search s join applications a on a.candidate_id = s.candidate_id
      where s.company_id = ${companyId} and a.job_id = ${jobId} ${KNOWN} and ${hasNames(words)}) as found`.execute(
    ctx.db,
  );
  return rows[0]?.found ?? false;
}

async function countFound(ctx: Ctx, { jobId, companyId }: BoardScope, words: readonly string[]): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    with person as materialized (${peopleNamed(companyId, words)})
    select count(*)::int as found from (select from applications a
      where a.job_id = ${jobId} and a.candidate_id = any(array(select candidate_id from person)) ${KNOWN} limit ${FEW + 1}) few`.execute(
    ctx.db,
  );
  return rows[0]?.found ?? 0;
}
