import { KNOWLEDGE_SORTS, KNOWLEDGE_STATUSES, type KnowledgeKind } from '@prova/contract/knowledge/knowledge-fields';
import { choices, listAddress, order, words } from '../../../lib/list-address.ts';
import { kindOfTab, TABS, type Tab } from '../knowledge-address.ts';

export const writingFilters = listAddress(
  { search: words(120), status: choices(KNOWLEDGE_STATUSES) },
  { tab: order(TABS), sort: order(KNOWLEDGE_SORTS) },
);

export const tabOf = (kind: KnowledgeKind): Tab => TABS.find((tab) => kindOfTab[tab] === kind) ?? TABS[0];
