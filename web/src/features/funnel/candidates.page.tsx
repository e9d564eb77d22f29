import { type ListedCandidate, listCandidates } from '@prova/contract/funnel/candidates';
import { jobPaths } from '@prova/contract/jobs/paths';
import { notificationNew } from '@prova/contract/notifications/realtime';
import { talentPaths } from '@prova/contract/talents/paths';
import { useQuery } from '@tanstack/react-query';
import { Lock, SearchX, Users } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { useLiveMessage } from '../../lib/live.ts';
import { useLastPage } from '../../lib/page-number.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { prepareMenus } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { newestUndo } from '../../ui/toast-store.ts';
import { FoundCompany } from '../companies/components/found-company.tsx';
import { useInbox } from '../conversations/components/use-inbox.ts';
import { useQuestionMark } from './board/use-question-mark.ts';
import { CandidateFilterBar } from './candidates/candidate-filter-bar.tsx';
import { CandidateRows, RowSkeletons } from './candidates/candidate-rows.tsx';
import { candidateListQuery } from './candidates/candidates.queries.ts';
import { queryFilters, useCandidateList } from './candidates/use-candidate-filters.ts';
import { useListPicks } from './candidates/use-list-picks.ts';
import { usePanelKeys } from './panel/use-panel-keys.ts';
import { candidatePhrases } from './phrases.ts';

const loadListed = () => import('./candidates/listed-application.tsx');
const loadSelection = () => import('./candidates/list-selection.tsx');
const ListSelection = lazy(async () => ({ default: (await loadSelection()).ListSelection }));
const ListedApplication = lazy(async () => ({ default: (await loadListed()).ListedApplication }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./board/shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** What a click opens is there before it. Where it fails, the click tries again. */
const loadRest = () => void Promise.allSettled([prepareMenus(), loadListed(), loadSelection()]);

const NO_PEOPLE: readonly ListedCandidate[] = [];

/** Everybody who applied to the company, over all its jobs. */
export function CandidatesPage() {
  const { t } = useTranslation(candidatePhrases);
  usePageTitle(t('title'));
  const list = useCandidateList();
  const { filters, isFiltered, applicationId } = list;
  const people = useQuery(candidateListQuery(queryFilters(filters)));
  // Whoever goes from one unread person to the next would lose those who were just read, and with them the way on.
  const held = filters.unread && applicationId !== null;
  useLiveMessage(notificationNew, () => {
    if (!held) void people.refetch();
  });
  useInbox(listCandidates, { isShown: people.data !== undefined, held });
  const [shortcuts, setShortcuts] = useState(false);
  // Also once nobody is open any more.
  usePanelKeys({ z: () => newestUndo()?.() });
  useQuestionMark(() => setShortcuts(true));
  const drawn = people.data !== undefined;
  useEffect(() => (drawn ? whenIdle(loadRest) : undefined), [drawn]);
  const picks = useListPicks(people.data?.data ?? NO_PEOPLE, applicationId !== null);
  const runs = useWorkingCompany()?.runsJobs ?? false;
  const { total, totalPages = 1 } = people.data?.meta ?? {};
  useLastPage(filters.page, people, (page) => list.change({ page }));
  const untouched = !isFiltered && total === 0;
  const refused = isApiError(people.error, 'FORBIDDEN');
  if (isApiError(people.error, 'NO_COMPANY')) return <FoundCompany level={1} />;
  return (
    <div className="flex flex-col gap-5 pb-(--selection-bar)">
      <PageHeader
        title={t('title')}
        actions={runs && <LinkButton href={talentPaths.talents}>{t('openTalents')}</LinkButton>}
      />
      {!untouched && !refused && <CandidateFilterBar list={list} total={total} />}
      <QueryView
        query={people}
        skeleton={<RowSkeletons />}
        failure={{ title: t('loadError') }}
        refusal={() =>
          refused && (
            <EmptyState title={t('refused.title')} icon={<Lock />}>
              {t('refused.text')}
            </EmptyState>
          )
        }
        isEmpty={({ data }) => data.length === 0}
        empty={
          untouched ? (
            <EmptyState
              title={t('empty.title')}
              icon={<Users />}
              action={<LinkButton href={jobPaths.recruiterJobs}>{t('empty.jobs')}</LinkButton>}
            >
              {t(runs ? 'empty.text' : 'empty.textShared')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('noMatch.title')}
              icon={<SearchX />}
              action={<Button onClick={list.clear}>{t('filters.clear')}</Button>}
            >
              {t('noMatch.text')}
            </EmptyState>
          )
        }
      >
        {({ data }) => <CandidateRows people={data} list={list} picks={picks} busy={people.isPlaceholderData} />}
      </QueryView>
      <Pagination page={filters.page} totalPages={totalPages} onPage={(page) => list.change({ page })} />
      {picks.people.length > 0 && (
        <Suspense>
          <ListSelection picks={picks} beside={applicationId !== null} />
        </Suspense>
      )}
      {applicationId && people.data && (
        <Suspense>
          <ListedApplication id={applicationId} list={list} page={people.data} onShortcuts={() => setShortcuts(true)} />
        </Suspense>
      )}
      {shortcuts && (
        <Suspense>
          <ShortcutsDialog cards={false} onClose={() => setShortcuts(false)} />
        </Suspense>
      )}
    </div>
  );
}
