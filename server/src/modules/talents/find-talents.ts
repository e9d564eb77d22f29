import type { PageMeta, ResultOf } from '@prova/contract/endpoint';
import type { listTalents as listEndpoint } from '@prova/contract/talents/talents';
import type { RawBuilder } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { FEW, isCalledLike, wantsNear } from '../../platform/near-names.ts';
import { searchWords } from '../../platform/plain-search.ts';
import { activeCompany, runsJobs } from '../companies/companies.service.ts';
import { skillIdsOf } from '../skills/skills.service.ts';
import { talentSummaries } from './see-talent.ts';
import { idsOfFound, namesLikeTalents, selectNamesFound, selectTalentPage } from './talent-search.queries.ts';

const WORDS_MAX = 8;
const HAS_LETTERS = /[\p{L}\p{N}]/u;

export interface TalentChoice {
  readonly search?: string | undefined;
  readonly seniority?: string | undefined;
}

/** Whom a list has: all, or those whom its filters find, as a part of a statement; and who of them is only called alike. */
export interface ChosenTalents {
  readonly among: RawBuilder<string> | null;
  readonly isSimilar: (name: string) => boolean;
}

/** Those whom `findTalents` would list. */
export async function chosenTalents(ctx: Ctx, choice: TalentChoice): Promise<ChosenTalents> {
  const { filters, isSimilar } = await filtersOf(ctx, choice);
  const all = filters.seniority === undefined && filters.words.length === 0;
  return { among: all ? null : idsOfFound(filters), isSimilar };
}

/**
 * Talents who are open to all recruiters, by the last change; nobody for who runs no jobs. Where nobody is called as the search
 * says, those whose names are like it come last.
 * @throws AppError NO_COMPANY
 */
export async function findTalents(
  ctx: Ctx,
  { page, limit, ...choice }: TalentChoice & { page: number; limit: number },
): Promise<{ data: ResultOf<typeof listEndpoint>; meta: PageMeta }> {
  if (!runsJobs(activeCompany(ctx).role)) return { data: [], meta: pageMeta(page, limit, 0) };
  const { filters, isSimilar } = await filtersOf(ctx, choice);
  const { ids, total } = await selectTalentPage(ctx, filters, { limit, offset: (page - 1) * limit });
  return { data: await listedTalents(ctx, ids, isSimilar), meta: pageMeta(page, limit, total) };
}

/** As lists show them, in this order. */
export async function listedTalents(ctx: Ctx, ids: readonly string[], isSimilar: (name: string) => boolean) {
  const summaries = await talentSummaries(ctx, ids);
  return ids.flatMap((id) => {
    const summary = summaries.get(id);
    return summary ? [{ ...summary, similarName: isSimilar(summary.name) }] : [];
  });
}

async function filtersOf(ctx: Ctx, { search, seniority }: TalentChoice) {
  const filters = { seniority, ...(await searchedFor(ctx, search)) };
  const words = filters.words.map(({ text }) => text);
  const names = words.length > 0 ? await selectNamesFound(ctx, filters, FEW + 1) : [];
  const near = wantsNear(words, names.length, names) ? await namesLikeTalents(ctx, words) : [];
  return {
    filters: { ...filters, near },
    isSimilar: (name: string) => near.length > 0 && isCalledLike(name, words, near),
  };
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
