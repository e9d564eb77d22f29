import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../lib/list-address.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { cx } from '../../ui/cx.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { facetsQuery } from './knowledge.queries.ts';
import { kindOfTab, knowledgeFilters, TABS, type Tab } from './knowledge-address.ts';
import { ArticleList, CourseList, PathList } from './list/knowledge-lists.tsx';
import { NextStep, useIsNextStepKnown } from './list/next-step.tsx';

const LISTS = { courses: CourseList, articles: ArticleList, paths: PathList } as const;

/** What one does not know yet can be learned here: courses, articles and paths. */
export function KnowledgePage() {
  const { t } = useTranslation(['knowledge', 'tests']);
  usePageTitle(t('title'));
  const known = useIsNextStepKnown();
  const list = useListAddress(knowledgeFilters);
  const { tab } = list.filters;
  const facets = useQuery({
    ...facetsQuery({ kind: kindOfTab[tab], ...list.asked }),
    placeholderData: keepPreviousData,
  });
  const countOf = (each: Tab) => facets.data?.kinds.find(({ value }) => value === kindOfTab[each])?.count;
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-5">
      <PageHeader title={t('title')} facts={t('lead')} />
      <NextStep />
      <Tabs
        // What comes above pushes down nothing that is being read.
        className={cx(!known && 'invisible')}
        label={t('tabs.label')}
        selected={tab}
        onSelect={(id) => list.change({ tab: id as Tab })}
        byAddress
        items={TABS.map((id) => {
          const List = LISTS[id];
          const count = countOf(id);
          return {
            id,
            label: t(`tabs.${id}`),
            ...(count !== undefined && { count }),
            // Those of the list before say nothing of this one.
            content: <List list={list} facets={facets.isPlaceholderData ? undefined : facets.data} />,
          };
        })}
      />
    </div>
  );
}
