import { applicationPaths } from '@prova/contract/applications/paths';
import { resync, subscribed } from '@prova/contract/realtime';
import { talentLeft, talentsTopic } from '@prova/contract/talents/realtime';
import type { TalentSummary } from '@prova/contract/talents/talents';
import { useQuery } from '@tanstack/react-query';
import { Lock, SearchX, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { useLiveMessage, useLiveTopic } from '../../lib/live.ts';
import { useLastPage } from '../../lib/page-number.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { FoundCompany } from '../companies/components/found-company.tsx';
import { TalentFilterBar } from './list/talent-filter-bar.tsx';
import { RowSkeletons, TalentRows } from './list/talent-rows.tsx';
import { type TalentFilters, useTalentFilters } from './list/use-talent-filters.ts';
import { provenListQuery, talentListQuery } from './talents.queries.ts';

/** Talents who are open to all recruiters. */
export function TalentsPage() {
  const { t } = useTranslation(['talent-list', 'talent-view']);
  usePageTitle(t('title'));
  const company = useWorkingCompany();
  const crumbs = [{ label: t('candidates'), href: applicationPaths.candidates }, { label: t('title') }];
  if (!company) return <FoundCompany level={1} />;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('title')} crumbs={crumbs} facts={t('facts')} />
      {company.runsJobs ? (
        <List />
      ) : (
        <EmptyState title={t('refused')} icon={<Lock />}>
          {t('refusedText')}
        </EmptyState>
      )}
    </div>
  );
}

function List() {
  const { t } = useTranslation('talent-list');
  const list = useTalentFilters();
  const { filters, isFiltered, change } = list;
  const people = usePeople(filters);
  const { refetch } = people;
  useLiveTopic(talentsTopic, {}, people.data ? null : undefined);
  useLiveMessage(talentLeft, () => void refetch());
  useLiveMessage(subscribed, ({ topic, missed }) => {
    if (missed && topic === talentsTopic.topic) void refetch();
  });
  useLiveMessage(resync, () => void refetch());
  const { total, totalPages = 1 } = people.data?.meta ?? {};
  useLastPage(filters.page, people, (page) => change({ page }));
  const byProof = filters.order === 'proven';
  if (isApiError(people.error, 'NO_COMPANY')) return <FoundCompany />;
  return (
    <>
      <TalentFilterBar filters={filters} isFiltered={isFiltered} change={change} total={total} />
      <QueryView<{ data: readonly TalentSummary[] }>
        query={people}
        skeleton={<RowSkeletons />}
        failure={{ title: t('loadError') }}
        isEmpty={({ data }) => data.length === 0}
        empty={
          isFiltered ? (
            <EmptyState
              title={t('noMatch')}
              icon={<SearchX />}
              action={<Button onClick={() => change({ search: '', level: null })}>{t('filters.clear')}</Button>}
            >
              {t('noMatchText')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t(byProof ? 'noProofs' : 'empty')}
              icon={<Users />}
              action={byProof && <Button onClick={() => change({ order: 'recent' })}>{t('byChange')}</Button>}
            >
              {t(byProof ? 'noProofsText' : 'emptyText')}
            </EmptyState>
          )
        }
      >
        {({ data }) => <TalentRows people={data} busy={people.isPlaceholderData} />}
      </QueryView>
      <Pagination page={filters.page} totalPages={totalPages} onPage={(page) => change({ page })} />
    </>
  );
}

function usePeople({ search, level, order, page }: TalentFilters) {
  const query = { page, ...(search.trim() && { search: search.trim() }), ...(level && { level }) };
  const byProof = order === 'proven';
  const proven = useQuery({ ...provenListQuery(query), enabled: byProof });
  const recent = useQuery({ ...talentListQuery(query), enabled: !byProof });
  return byProof ? proven : recent;
}
