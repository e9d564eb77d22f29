import { type ListedCandidate, listCandidates } from '@prova/contract/funnel/candidates';
import { jobPaths } from '@prova/contract/jobs/paths';
import { notificationNew } from '@prova/contract/notifications/realtime';
import { talentPaths } from '@prova/contract/talents/paths';
import { useQuery } from '@tanstack/react-query';
import { Download, Lock, Users } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveMessage } from '../../lib/live.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { prepareMenus } from '../../ui/menu.tsx';
import { newestUndo } from '../../ui/toast-store.ts';
import { ListPage } from '../../widgets/list-page.tsx';
import { SimilarNames } from '../../widgets/similar-names.tsx';
import { FoundCompany } from '../companies/components/found-company.tsx';
import { useInbox } from '../conversations/components/use-inbox.ts';
import { useQuestionMark } from './board/use-question-mark.ts';
import { CandidateFilterBar } from './candidates/candidate-filter-bar.tsx';
import { queryOf, useCandidateList } from './candidates/candidate-filters.ts';
import { CandidateRows, isSimilar, RowSkeletons } from './candidates/candidate-rows.tsx';
import { candidateListQuery } from './candidates/candidates.queries.ts';
import { useListPicks } from './candidates/use-list-picks.ts';
import { GuideLink } from './guide/guide-link.tsx';
import { usePanelKeys } from './panel/use-panel-keys.ts';
import { candidatePhrases } from './phrases.ts';

const loadListed = () => import('./candidates/listed-application.tsx');
const loadSelection = () => import('./candidates/list-selection.tsx');
const ListSelection = lazy(async () => ({ default: (await loadSelection()).ListSelection }));
const ListedApplication = lazy(async () => ({ default: (await loadListed()).ListedApplication }));
const ExportDialog = lazy(async () => ({ default: (await import('./export/export-dialog.tsx')).ExportDialog }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./board/shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** What a click opens is there before it. Where it fails, the click tries again. */
const loadRest = () => void Promise.allSettled([prepareMenus(), loadListed(), loadSelection()]);

const NO_PEOPLE: readonly ListedCandidate[] = [];

/** Everybody who applied to the company, over all its jobs. */
export function CandidatesPage() {
  const { t } = useTranslation(candidatePhrases);
  const list = useCandidateList();
  const { filters, opened } = list;
  const people = useQuery(candidateListQuery(queryOf(filters)));
  // Whoever goes from one unread person to the next would lose those who were just read, and with them the way on.
  const held = filters.unread && opened !== null;
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
  const runs = useWorkingCompany()?.runsJobs ?? false;
  const picks = useListPicks(people.data?.data ?? NO_PEOPLE, { covered: opened !== null, exports: runs });
  const [exporting, setExporting] = useState(false);
  const total = people.data?.meta.total ?? 0;
  const { page: _page, ...shown } = queryOf(filters);
  return (
    <ListPage
      title={t('title')}
      className="gap-5 pb-(--selection-bar)"
      header={{
        actions: runs && (
          <>
            {total > 0 && (
              // On a phone people come first, and those who are chosen are exported from the bar below.
              <IconButton
                className="max-sm:hidden"
                label={t('funnel:export')}
                icon={<Download />}
                onClick={() => setExporting(true)}
              />
            )}
            <LinkButton href={talentPaths.talents}>{t('openTalents')}</LinkButton>
          </>
        ),
      }}
      list={list}
      query={people}
      noCompany={<FoundCompany level={1} />}
      refused={
        <EmptyState title={t('refused.title')} icon={<Lock />}>
          {t('refused.text')}
        </EmptyState>
      }
      bar={(total) => <CandidateFilterBar list={list} total={total} />}
      skeleton={<RowSkeletons />}
      failure={t('loadError')}
      empty={{
        title: t('empty.title'),
        text: t(runs ? 'empty.text' : 'empty.textShared'),
        icon: <Users />,
        action: (
          <>
            <LinkButton href={jobPaths.recruiterJobs}>{t('empty.jobs')}</LinkButton>
            <GuideLink />
          </>
        ),
      }}
      noMatch={{ title: t('noMatch.title'), text: t('noMatch.text') }}
      over={
        <>
          {picks.people.length > 0 && (
            <Suspense>
              <ListSelection picks={picks} beside={opened !== null} />
            </Suspense>
          )}
          {opened && people.data && (
            <Suspense>
              <ListedApplication id={opened} list={list} page={people.data} onShortcuts={() => setShortcuts(true)} />
            </Suspense>
          )}
          {exporting && (
            <Suspense>
              <ExportDialog what={{ of: 'list', ...shown }} count={total} onClose={() => setExporting(false)} />
            </Suspense>
          )}
          {shortcuts && (
            <Suspense>
              <ShortcutsDialog cards={false} onClose={() => setShortcuts(false)} />
            </Suspense>
          )}
        </>
      }
    >
      {(rows, busy) => (
        <>
          {rows.some(isSimilar) && <SimilarNames search={filters.search} />}
          <CandidateRows people={rows} list={list} picks={picks} busy={busy} />
        </>
      )}
    </ListPage>
  );
}
