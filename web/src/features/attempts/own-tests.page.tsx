import { assessmentPaths } from '@prova/contract/assessments/paths';
import type { ListedTest } from '@prova/contract/attempts/own-tests';
import { jobPaths } from '@prova/contract/jobs/paths';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ownTestsQuery } from './attempts.queries.ts';
import { OwnTestCard } from './components/own-test-card.tsx';

const GROUPS = ['open', 'completed', 'over'] as const;
type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<ListedTest['standing'], Group>> = {
  not_started: 'open',
  in_progress: 'open',
  completed: 'completed',
  declined: 'over',
  expired: 'over',
};

/** The tests asked of the talent: those that wait first, the soonest due before the others. */
export function OwnTestsPage() {
  const { t } = useTranslation('own-tests');
  usePageTitle(t('title'));
  const tests = useQuery(ownTestsQuery());
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <PageHeader
        // The line of facts wraps before the actions leave the title's side.
        className="sm:flex-nowrap sm:[&>:last-child]:shrink-0"
        title={t('title')}
        facts={t('lead')}
        actions={
          <>
            <LinkButton href={assessmentPaths.ownResults}>{t('results')}</LinkButton>
            <LinkButton href={assessmentPaths.openTests}>{t('choose')}</LinkButton>
          </>
        }
      />
      <QueryView
        query={tests}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton className="h-40 w-full" />
            <Skeleton className="h-40 w-full" />
          </SkeletonGroup>
        }
        failure={{ title: t('loadError') }}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState
            title={t('none')}
            icon={<ClipboardCheck />}
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <LinkButton variant="primary" href={assessmentPaths.openTests}>
                  {t('choose')}
                </LinkButton>
                <LinkButton href={jobPaths.talentJobs}>{t('toJobs')}</LinkButton>
              </div>
            }
          >
            {t('noneText')}
          </EmptyState>
        }
      >
        {(all) => GROUPS.map((group) => <TestGroup key={group} group={group} tests={inGroup(all, group)} />)}
      </QueryView>
    </div>
  );
}

function inGroup(all: readonly ListedTest[], group: Group): ListedTest[] {
  const found = all.filter(({ standing }) => GROUP_OF[standing] === group);
  return group === 'open' ? found.toSorted((a, b) => a.dueAt.localeCompare(b.dueAt)) : found;
}

function TestGroup({ group, tests }: { group: Group; tests: readonly ListedTest[] }) {
  const { t } = useTranslation('own-tests');
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby={`tests-${group}`} className="flex flex-col gap-3">
      <h2 id={`tests-${group}`} className="text-h5">
        {t(`groups.${group}`)}
      </h2>
      <ul className="flex flex-col gap-3">
        {tests.map((test) => (
          <li key={test.id}>
            <OwnTestCard test={test} />
          </li>
        ))}
      </ul>
    </section>
  );
}
