import { resync } from '@prova/contract/realtime';
import { talentChanged, talentTopic } from '@prova/contract/talents/realtime';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLiveMessage, useLiveTopic } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { readAgain } from '../../lib/query.ts';
import { Fill } from '../../lib/slots.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TABS, useFieldOfAddress } from './components/field-address.ts';
import { profileFigures } from './components/profile-figures-slot.ts';
import { VisibilityChoice } from './components/visibility-choice.tsx';
import { CompletenessCard } from './profile/completeness-card.tsx';
import { ContactTab } from './profile/contact-tab.tsx';
import { EducationTab, ExperienceTab, LanguagesTab } from './profile/entries-tabs.tsx';
import { OverviewTab } from './profile/overview-tab.tsx';
import { ProfileHead } from './profile/profile-head.tsx';
import { PublicAddressCard } from './profile/public-address-card.tsx';
import { SkillsTab } from './profile/skills-tab.tsx';
import { ownProfileQuery } from './talents.queries.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./resume-import/import-dialog.tsx')).ImportDialog }));

// Most keep none; its question brings dialogs along.
const KeptResumeCard = lazy(async () => ({
  default: (await import('./profile/kept-resume-card.tsx')).KeptResumeCard,
}));

const GRID = 'grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]';

/** A talent's own profile, edited where it stands. */
export function TalentProfilePage() {
  const { t } = useTranslation(['talent-profile', 'talent-view']);
  usePageTitle(t('title'));
  const query = useQuery(ownProfileQuery());
  return (
    <QueryView query={query} skeleton={<ProfileSkeleton />} failure={{ level: 1, title: t('loadError') }}>
      {(profile) => <Profile profile={profile} />}
    </QueryView>
  );
}

function Profile({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation('talent-profile');
  const client = useQueryClient();
  const { refetch } = useQuery(ownProfileQuery());
  // What is changed on another device is seen here.
  useLiveTopic(talentTopic, { talentId: profile.id }, null);
  useLiveMessage(talentChanged, ({ talentId }) => {
    if (talentId !== profile.id) return;
    void refetch();
    readAgain(client, ['profile']);
  });
  useLiveMessage(resync, () => void refetch());
  useFieldOfAddress();
  const [search, setSearch] = useSearchParams();
  const [importing, setImporting] = useState(search.has('import'));
  const closeImport = () => {
    setImporting(false);
    // Neither a reload nor the way back opens it again.
    if (!search.has('import')) return;
    setSearch(
      (address) => {
        const next = new URLSearchParams(address);
        next.delete('import');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const selected = TABS.find((tab) => tab === search.get('tab')) ?? 'overview';
  const content = {
    overview: <OverviewTab profile={profile} />,
    skills: <SkillsTab profile={profile} />,
    experience: <ExperienceTab profile={profile} />,
    education: <EducationTab profile={profile} />,
    contact: <ContactTab profile={profile} />,
    languages: <LanguagesTab profile={profile} />,
  };
  return (
    <div className="flex w-full flex-col gap-5">
      <ProfileHead profile={profile} onImport={() => setImporting(true)} />
      {profile.skills.length === 0 && profile.experience.length === 0 && (
        <Callout
          title={t('startWithResume.title')}
          action={<Button onClick={() => setImporting(true)}>{t('importResume')}</Button>}
        >
          {t('startWithResume.text')}
        </Callout>
      )}
      <div className={GRID}>
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-2">
          <CompletenessCard completeness={profile.completeness} />
        </div>
        <Tabs
          className="lg:col-start-1 lg:row-span-2 lg:row-start-1"
          label={t('tabsLabel')}
          selected={selected}
          byAddress={search.has('tab')}
          keepsOpened
          onSelect={(tab) => setSearch(tab === 'overview' ? {} : { tab }, { replace: true, preventScrollReset: true })}
          items={TABS.map((id) => ({ id, label: t(`tabs.${id}`), content: content[id] }))}
        />
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-2">
          <Suspense>
            <Fill slot={profileFigures} />
          </Suspense>
          <VisibilityChoice visibility={profile.visibility} />
          <PublicAddressCard profile={profile} />
          <Suspense>
            <KeptResumeCard />
          </Suspense>
        </div>
      </div>
      {importing && (
        <Suspense>
          <ImportDialog profile={profile} onClose={closeImport} />
        </Suspense>
      )}
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup className="flex w-full flex-col gap-5">
      <Skeleton className="h-80" />
      <div className={GRID}>
        <Skeleton className="h-64 lg:col-start-2" />
        <Skeleton className="h-96 lg:col-start-1 lg:row-start-1" />
      </div>
    </SkeletonGroup>
  );
}
