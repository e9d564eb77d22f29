import { jobPaths } from '@prova/contract/jobs/paths';
import { recruiterHome } from '@prova/contract/metrics/metrics';
import { metricsPaths } from '@prova/contract/metrics/paths';
import { notificationNew } from '@prova/contract/notifications/realtime';
import { to } from '@prova/contract/paths';
import { resync } from '@prova/contract/realtime';
import { talentPaths } from '@prova/contract/talents/paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartNoAxesCombined, Plus, UserSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { dayPart, today } from '../../lib/day-part.ts';
import { useFormat } from '../../lib/format.ts';
import { useLiveMessage } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { queryOf } from '../../lib/query.ts';
import { useUser } from '../../lib/session.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { Callout } from '../../ui/callout.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { FoundCompany } from '../companies/components/found-company.tsx';
import { VerifyCompany } from '../companies/components/verify-company.tsx';
import { useNextInterviews } from '../interviews/components/use-next-interviews.ts';
import { RegistrationBanner } from '../recruiters/components/registration-banner.tsx';
import { registrationQuery } from '../recruiters/recruiters.queries.ts';
import { HomeFigures } from './components/home-figures.tsx';
import { Drafts, HomeJobs } from './components/home-jobs.tsx';
import { HomeSection } from './components/home-section.tsx';
import { NewestCandidates } from './components/newest-candidates.tsx';
import { NextInterviewsSection } from './components/next-interviews-section.tsx';
import { TopCandidates } from './components/top-candidates.tsx';
import { hasWork, WaitingList } from './components/waiting-list.tsx';
import { recruiterHomePhrases } from './metrics.early.queries.ts';
import { usePeriod } from './use-period.ts';

/** The span of the metrics where the home has this one; the usual one is not said. */
const REPORT_PERIODS = { 7: '7d', 30: undefined, 90: '90d' } as const;

/** The recruiter's day at a glance: what waits, what is open, who came. */
export function RecruiterHomePage() {
  // With the words of what is drawn later: fetched then, they would take the whole page away for a moment.
  const { t } = useTranslation(recruiterHomePhrases);
  const format = useFormat();
  const user = useUser();
  const company = useWorkingCompany();
  usePageTitle(t('home.title'));
  const [period, choosePeriod] = usePeriod();
  const home = useQuery({
    ...queryOf(recruiterHome, { query: { timeRange: period } }),
    placeholderData: keepPreviousData,
  });
  const registration = useQuery(registrationQuery(null));
  const interviews = useNextInterviews();
  // News about an application come with a notification; then the figures have changed too.
  useLiveMessage(notificationNew, () => void home.refetch());
  useLiveMessage(resync, () => void home.refetch());

  if (isApiError(home.error, 'NO_COMPANY')) {
    return <FoundCompany level={1} />;
  }
  const runs = company?.runsJobs ?? false;
  // Who interviews has no list of people, and no numbers of them.
  const lists = company?.role !== 'interviewer';
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t(`home.${dayPart(new Date())}`, { name: user.name.split(' ')[0] ?? '' })}
        facts={today(format.locale)}
        actions={
          <>
            {lists && (
              <LinkButton
                href={to(metricsPaths.metrics, {}, { period: REPORT_PERIODS[period] })}
                // On a phone the bar has it.
                className="max-sm:hidden"
                icon={<ChartNoAxesCombined className="size-4" />}
              >
                {t('home.reports')}
              </LinkButton>
            )}
            {runs && (
              <>
                <LinkButton href={talentPaths.talents} icon={<UserSearch className="size-4" />}>
                  {t('home.talents')}
                </LinkButton>
                <LinkButton variant="primary" href={jobPaths.newJob} icon={<Plus className="size-4" />}>
                  {t('home.newJob')}
                </LinkButton>
              </>
            )}
          </>
        }
      />
      {runs && company?.verified === false && (
        <Callout
          kind="warning"
          title={t('home.unverified')}
          action={company.role === 'owner' && <VerifyCompany label={t('home.verify')} />}
        >
          {t('home.unverifiedText')}
        </Callout>
      )}
      <QueryView
        // Asked together with the rest, and shown with it: the reminder must not push down what is being read.
        query={registration.isPending ? { ...home, data: undefined } : home}
        skeleton={<HomeSkeleton />}
        failure={{ title: t('home.loadError'), text: t('home.loadErrorText') }}
      >
        {(data) => (
          <>
            <RegistrationBanner />
            {hasWork(data.waiting) ? (
              <HomeSection title={t('home.waiting.title')}>
                <WaitingList waiting={data.waiting} />
              </HomeSection>
            ) : (
              <NextInterviewsSection next={interviews} />
            )}
            <HomeFigures
              figures={data.figures}
              interviews={interviews.data?.total}
              period={period}
              busy={home.isPlaceholderData}
              onPeriod={choosePeriod}
            />
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <div className="flex min-w-0 flex-col gap-6">
                <HomeSection
                  title={t('home.jobs.title')}
                  aside={
                    <Link href={jobPaths.recruiterJobs} className="font-semibold text-brand hover:underline">
                      {t('home.jobs.all')}
                    </Link>
                  }
                >
                  <HomeJobs jobs={data.jobs} runs={runs} />
                </HomeSection>
                {/* It loads by itself, too. */}
                {hasWork(data.waiting) && <NextInterviewsSection next={interviews} />}
              </div>
              <div className="flex min-w-0 flex-col gap-6">
                <HomeSection title={t('home.candidates.title')}>
                  <NewestCandidates candidates={data.candidates} />
                </HomeSection>
                {data.drafts.length > 0 && (
                  <HomeSection title={t('home.drafts.title')}>
                    <Drafts drafts={data.drafts} />
                  </HomeSection>
                )}
                {/* Last, since it loads by itself: nothing below it jumps when it comes. */}
                {lists && <TopCandidates />}
              </div>
            </div>
          </>
        )}
      </QueryView>
    </div>
  );
}

function HomeSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      <Skeleton className="h-44 w-full" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-11 w-full" />
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          <Skeleton className="h-21 w-full" />
          <Skeleton className="h-21 w-full" />
          <Skeleton className="h-21 w-full" />
          <Skeleton className="h-21 w-full" />
        </div>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </SkeletonGroup>
  );
}
