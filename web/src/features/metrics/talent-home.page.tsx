import { listOwnAiInterviews } from '@prova/contract/ai-interviews/session';
import { listApplications } from '@prova/contract/applications/applications';
import { listOwnInterviews } from '@prova/contract/interviews/interviews';
import { jobPaths } from '@prova/contract/jobs/paths';
import { getNextProof, getTalentStats, listProfileViews, listTopSkills } from '@prova/contract/metrics/talent-home';
import { notificationNew } from '@prova/contract/notifications/realtime';
import { listOwnOffers } from '@prova/contract/offers/offers';
import { to } from '@prova/contract/paths';
import { resync } from '@prova/contract/realtime';
import { ownTalentProfile } from '@prova/contract/talents/talents';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayPart, today } from '../../lib/day-part.ts';
import { useFormat } from '../../lib/format.ts';
import { useLiveMessage } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { invalidate, pageQueryOf, queryOf } from '../../lib/query.ts';
import { useUser } from '../../lib/session.ts';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { OwnAiInterviews } from '../ai-interviews/components/own-ai-interviews.tsx';
import { ownAiInterviewsQuery } from '../ai-interviews/own-ai-interviews.queries.ts';
import { OwnInterviews } from '../interviews/components/own-interviews.tsx';
import { ownInterviewsQuery } from '../interviews/own-interviews.queries.ts';
import { RECOMMENDED_SHOWN, RecommendedJobs } from '../matching/components/recommended-jobs.tsx';
import { recommendedQuery } from '../matching/matching.queries.ts';
import { ClaimCallout, useClaimable } from './components/claim-callout.tsx';
import { OwnApplications, useOwnApplications } from './components/own-applications.tsx';
import { OwnOffers } from './components/own-offers.tsx';
import { ProfileViewers } from './components/profile-viewers.tsx';
import { QuickActions } from './components/quick-actions.tsx';
import { TalentFigures } from './components/talent-figures.tsx';
import { isUntold, TalentNextStep } from './components/talent-next-step.tsx';
import { TopSkills } from './components/top-skills.tsx';

const HOME_SKELETON = (
  <SkeletonGroup className="flex flex-col gap-3">
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-64 w-full" />
  </SkeletonGroup>
);

/** The talent's home: offers to answer, the next step, jobs that suit, and every application with who must act. */
export function TalentHomePage() {
  const { t } = useTranslation(['talents', 'talent-jobs']);
  const format = useFormat();
  const user = useUser();
  usePageTitle(t('home.title'));
  const client = useQueryClient();
  const offers = useQuery(queryOf(listOwnOffers));
  const interviews = useQuery(ownInterviewsQuery);
  const aiInterviews = useQuery(ownAiInterviewsQuery);
  const open = useQuery(pageQueryOf(listApplications, { query: { open: 'true', limit: 20 } }));
  const own = useOwnApplications();
  const claimable = useClaimable();
  const profile = useQuery(queryOf(ownTalentProfile));
  const recommended = useQuery(recommendedQuery(RECOMMENDED_SHOWN));
  const proof = useQuery(queryOf(getNextProof));
  // All at once the first time: what comes late would push down what is being read.
  const [ready, setReady] = useState(false);
  const asked = [offers, interviews, aiInterviews, open, claimable, own.listed, own.other, profile, recommended, proof];
  if (!ready && !asked.some(({ isPending }) => isPending)) setReady(true);
  const reload = () =>
    void invalidate(client, [
      listApplications,
      listOwnOffers,
      listOwnInterviews,
      listOwnAiInterviews,
      getTalentStats,
      listProfileViews,
      listTopSkills,
    ]);
  useLiveMessage(notificationNew, reload);
  useLiveMessage(resync, reload);
  const first = profile.data !== undefined && isUntold(profile.data);
  const waits = open.data?.data.filter((application) => application.waitsFor === 'candidate').length ?? 1;

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t(`home.${dayPart(new Date())}`, { name: user.name.split(' ')[0] ?? '' })}
        className="max-sm:flex-col max-sm:items-start"
        facts={
          <>
            {today(format.locale)} {/* Keeps its place while it is not known: nothing jumps when it comes. */}
            <span className={cx('max-sm:block', !open.data && 'invisible')}>{t('home.waits', { count: waits })}</span>
          </>
        }
        actions={<LinkButton href={jobPaths.talentJobs}>{t('home.browse')}</LinkButton>}
      />
      {ready ? (
        <Suspense fallback={HOME_SKELETON}>
          <ClaimCallout />
          <QueryView
            query={offers}
            // Tried again: most talents have none, and nothing is to jump for them.
            skeleton={null}
            failure={{ title: t('offers.loadError'), text: t('home.loadErrorText') }}
            isEmpty={(found) => found.length === 0}
          >
            {(found) => (
              <section className="flex flex-col gap-3">
                <h2 className="text-h4">{t('offers.title')}</h2>
                <OwnOffers offers={found} />
              </section>
            )}
          </QueryView>
          <OwnInterviews />
          <OwnAiInterviews />
          <TalentNextStep profile={profile} proof={proof.data} urgent={waits === 0} />
          <QuickActions />
          {/* On a phone what waits comes before what was. */}
          <TalentFigures />
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
            {/* What waits comes first; beside each other, the jobs stand where reading begins. */}
            <div className="min-w-0 lg:order-2">
              <OwnApplications />
            </div>
            <section className="flex min-w-0 flex-col gap-3">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h2 className="text-h4">{t('talent-jobs:recommended.title')}</h2>
                <p className="text-sm text-muted">{t('talent-jobs:recommended.lead')}</p>
              </div>
              <RecommendedJobs hrefOf={(job) => to(jobPaths.talentJobs, {}, { job })} first={first} />
            </section>
          </div>
          <div className="grid items-start gap-6 max-lg:order-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
            <TopSkills first={first} />
            <ProfileViewers visibility={profile.data?.visibility} />
          </div>
        </Suspense>
      ) : (
        HOME_SKELETON
      )}
    </div>
  );
}
