import type { DataOf } from '@prova/contract/endpoint';
import type { getKnowledgeFacets } from '@prova/contract/knowledge/items';
import { KNOWLEDGE_SORTS } from '@prova/contract/knowledge/knowledge-fields';
import { Bookmark, UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NARROW, useMedia } from '../../../lib/use-media.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { cx } from '../../../ui/cx.ts';
import { ListFilterBar } from '../../../widgets/list-filter-bar.tsx';
import type { KnowledgeList, Tab } from '../knowledge-address.ts';

export type Facets = DataOf<typeof getKnowledgeFacets>;

/** Of a choice that is not named there are none. */
const countOf = (counts: readonly { value: string; count: number }[] | undefined, value: string) =>
  counts && (counts.find((each) => each.value === value)?.count ?? 0);

const MINE = { courses: 'enrolled', articles: 'saved', paths: 'enrolledPaths' } as const satisfies Record<Tab, string>;

type Props = {
  list: KnowledgeList;
  /** Undefined while it is not known for this list. */
  facets: Facets | undefined;
  total: number | undefined;
};

/** What a list of the knowledge base is narrowed and sorted by. */
export function KnowledgeBar({ list, facets, total }: Props) {
  const { t } = useTranslation(['knowledge', 'tests']);
  const narrow = useMedia(NARROW);
  const { tab, mine } = list.filters;
  const Icon = tab === 'articles' ? Bookmark : UserRoundCheck;
  return (
    <ListFilterBar
      list={list}
      label={t('filters.label')}
      search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
      filters={{
        category: {
          label: t('filters.category'),
          any: t('filters.any'),
          name: (value) => t(`tests:category.${value}`),
          count: (value) => countOf(facets?.categories, value),
        },
        level: {
          label: t('filters.level'),
          any: t('filters.anyLevel'),
          name: (value) => t(`tests:difficulty.${value}`),
          count: (value) => countOf(facets?.levels, value),
        },
      }}
      sorts={KNOWLEDGE_SORTS}
      sortName={(sort) => t(`sorts.${sort}`)}
      toggle={
        <button
          type="button"
          aria-pressed={mine}
          onClick={() => list.change({ mine: !mine })}
          className={buttonStyle({ variant: mine ? 'soft' : 'secondary' })}
        >
          <Icon aria-hidden="true" className={cx('size-4 shrink-0', mine && tab === 'articles' && 'fill-current')} />
          <span className={cx(narrow && 'sr-only')}>
            {t(`filters.${MINE[tab]}`)}
            {facets && <span className="tabular text-small font-normal"> {facets.mine}</span>}
          </span>
        </button>
      }
      results={total === undefined ? undefined : t(`results.${tab}`, { count: total })}
    />
  );
}
