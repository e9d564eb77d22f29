import { TEST_CATEGORIES, TEST_DIFFICULTIES } from '@prova/contract/assessments/test-fields';
import { KNOWLEDGE_SORTS, type KnowledgeKind } from '@prova/contract/knowledge/knowledge-fields';
import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { to } from '@prova/contract/paths';
import { choices, flag, listAddress, order, type useListAddress, words } from '../../lib/list-address.ts';

/** As the address names them. */
export const TABS = ['courses', 'articles', 'paths'] as const;
export type Tab = (typeof TABS)[number];

export const kindOfTab = {
  courses: 'courses',
  articles: 'articles',
  paths: 'learning-paths',
} as const satisfies Record<Tab, KnowledgeKind>;

export const knowledgeFilters = listAddress(
  { search: words(120), category: choices(TEST_CATEGORIES), level: choices(TEST_DIFFICULTIES), mine: flag },
  { tab: order(TABS), sort: order(KNOWLEDGE_SORTS) },
);

type Fields = typeof knowledgeFilters;
export type KnowledgeList = ReturnType<typeof useListAddress<Fields['narrowing'], Fields['beside']>>;

/** The list of one kind. */
export const tabHref = (tab: Tab): string => to(knowledgePaths.knowledge, {}, tab === TABS[0] ? {} : { tab });
