import { TEST_CATEGORIES, TEST_DIFFICULTIES } from '@prova/contract/assessments/test-fields';
import type { PageMeta, QueryOf, ResultOf } from '@prova/contract/endpoint';
import type { getKnowledgeFacets, listQuery } from '@prova/contract/knowledge/items';
import { KNOWLEDGE_KINDS, type KnowledgeKind } from '@prova/contract/knowledge/knowledge-fields';
import type * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { searchWords } from '../../platform/plain-search.ts';
import { keptName, otherNames, searchTerms } from '../skills/skills.service.ts';
import { readerOf } from './find-item.ts';
import type { ItemKind, ItemRow } from './items.queries.ts';
import { countFacets, type FacetRow, type ItemFilters, selectItemPage } from './list-items.queries.ts';
import { enrolmentOf } from './progress.ts';

const KINDS: Readonly<Record<KnowledgeKind, ItemKind>> = {
  courses: 'course',
  articles: 'article',
  'learning-paths': 'path',
};

type ListQuery = z.output<typeof listQuery>;

function filtersOf({
  search,
  skill,
  mine,
  status,
  category,
  level,
}: Pick<ListQuery, 'search' | 'skill' | 'mine' | 'status' | 'category' | 'level'>): ItemFilters {
  const words = searchWords(search);
  return {
    terms: searchTerms(words),
    wholes: words.length > 1 ? otherNames(words.join(' ')) : [],
    skill: skill === undefined ? undefined : keptName(skill),
    mine: mine ?? false,
    status,
    categories: category,
    levels: level,
  };
}

export const cardOf = (row: ItemRow) => ({
  ...row,
  enrolment: row.enrolled ? enrolmentOf({ ...row, total: row.parts }) : null,
});

/** A page of a kind as the reader may see it. @throws AppError NOT_KNOWLEDGE_AUTHOR */
export async function listItems(
  ctx: Ctx,
  kind: ItemKind,
  { anyAuthor = false, sort, page, limit, ...asked }: ListQuery,
): Promise<{ data: ReturnType<typeof cardOf>[]; meta: PageMeta }> {
  const part = { sort, limit, offset: (page - 1) * limit };
  const reader = await readerOf(ctx);
  const { rows, total } = await selectItemPage(
    ctx,
    anyAuthor ? { ...reader, authorId: null } : reader,
    kind,
    filtersOf(asked),
    part,
  );
  return { data: rows.map(cardOf), meta: pageMeta(page, limit, total) };
}

/** @throws AppError NOT_KNOWLEDGE_AUTHOR */
export async function facetsOf(
  ctx: Ctx,
  { kind, ...asked }: QueryOf<typeof getKnowledgeFacets>,
): Promise<ResultOf<typeof getKnowledgeFacets>> {
  const rows = await countFacets(ctx, await readerOf(ctx), KINDS[kind], filtersOf(asked));
  const count = (of: FacetRow['of'], value: string) =>
    rows.find((row) => row.of === of && row.value === value)?.count ?? 0;
  return {
    kinds: KNOWLEDGE_KINDS.map((value) => ({ value, count: count('kind', KINDS[value]) })),
    categories: TEST_CATEGORIES.map((value) => ({ value, count: count('category', value) })),
    levels: TEST_DIFFICULTIES.map((value) => ({ value, count: count('level', value) })),
    mine: count('mine', ''),
  };
}
