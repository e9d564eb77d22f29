import { applicationPaths } from '@prova/contract/applications/paths';
import { resync, subscribed } from '@prova/contract/realtime';
import { talentLeft, talentsTopic } from '@prova/contract/talents/realtime';
import type { ListedTalent } from '@prova/contract/talents/talents';
import { useQuery } from '@tanstack/react-query';
import { Lock, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { useListAddress } from '../../lib/list-address.ts';
import { useLiveMessage, useLiveTopic } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Listing } from '../../widgets/list-page.tsx';
import { SimilarNames } from '../../widgets/similar-names.tsx';
import { FoundCompany } from '../companies/components/found-company.tsx';
import { TalentFilterBar } from './list/talent-filter-bar.tsx';
import { talentFilters } from './list/talent-filters.ts';
import { RowSkeletons, TalentRows } from './list/talent-rows.tsx';
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
  const list = useListAddress(talentFilters);
  const byProof = list.filters.order === 'proven';
  const people = usePeople({ ...list.asked, page: list.filters.page }, byProof);
  const { refetch } = people;
  useLiveTopic(talentsTopic, {}, people.data ? null : undefined);
  useLiveMessage(talentLeft, () => void refetch());
  useLiveMessage(subscribed, ({ topic, missed }) => {
    if (missed && topic === talentsTopic.topic) void refetch();
  });
  useLiveMessage(resync, () => void refetch());
  if (isApiError(people.error, 'NO_COMPANY')) return <FoundCompany />;
  return (
    <>
      <TalentFilterBar list={list} total={people.data?.meta.total} />
      <Listing<ListedTalent>
        list={list}
        query={people}
        skeleton={<RowSkeletons />}
        failure={t('loadError')}
        empty={
          <EmptyState
            title={t(byProof ? 'noProofs' : 'empty')}
            icon={<Users />}
            action={byProof && <Button onClick={() => list.change({ order: 'recent' })}>{t('byChange')}</Button>}
          >
            {t(byProof ? 'noProofsText' : 'emptyText')}
          </EmptyState>
        }
        noMatch={{ title: t('noMatch'), text: t('noMatchText') }}
      >
        {(rows, busy) => (
          <>
            {rows.some(({ similarName }) => similarName) && <SimilarNames search={list.filters.search} />}
            <TalentRows people={rows} busy={busy} />
          </>
        )}
      </Listing>
    </>
  );
}

function usePeople(query: Parameters<typeof talentListQuery>[0], byProof: boolean) {
  const proven = useQuery({ ...provenListQuery(query), enabled: byProof });
  const recent = useQuery({ ...talentListQuery(query), enabled: !byProof });
  return byProof ? proven : recent;
}
