import type { RecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../lib/page-title.ts';
import { Fill } from '../../lib/slots.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { recentJobs } from './components/recent-jobs-slot.ts';
import { CompanyTab } from './profile/company-tab.tsx';
import { ContactTab } from './profile/contact-tab.tsx';
import { OverviewTab } from './profile/overview-tab.tsx';
import { ProfileHead } from './profile/profile-head.tsx';
import { ownProfileQuery } from './recruiters.queries.ts';

const TABS = ['overview', 'jobs', 'company', 'contact'] as const;

/** What colleagues see of a recruiter, edited where it stands. */
export function RecruiterProfilePage() {
  const { t } = useTranslation('recruiters');
  usePageTitle(t('profile.title'));
  const query = useQuery(ownProfileQuery());
  return (
    <QueryView query={query} skeleton={<ProfileSkeleton />} failure={{ title: t('profile.loadError') }}>
      {(profile) => <Profile profile={profile} />}
    </QueryView>
  );
}

function Profile({ profile }: { profile: RecruiterProfile }) {
  const { t } = useTranslation('recruiters');
  const [search, setSearch] = useSearchParams();
  const selected = TABS.find((tab) => tab === search.get('tab')) ?? 'overview';
  const content = {
    overview: <OverviewTab profile={profile} />,
    jobs: <Fill slot={recentJobs} />,
    company: <CompanyTab companyId={profile.company?.id ?? null} />,
    contact: <ContactTab profile={profile} />,
  };
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6">
      <ProfileHead profile={profile} />
      <Tabs
        label={t('profile.tabsLabel')}
        selected={selected}
        byAddress={search.has('tab')}
        keepsOpened
        onSelect={(tab) => setSearch(tab === 'overview' ? {} : { tab }, { replace: true, preventScrollReset: true })}
        items={TABS.map((id) => ({ id, label: t(`profile.tabs.${id}`), content: content[id] }))}
      />
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup className="mx-auto flex w-full max-w-column flex-col gap-6">
      <Skeleton className="h-80" />
      <Skeleton className="h-10" />
      <Skeleton className="h-64" />
    </SkeletonGroup>
  );
}
