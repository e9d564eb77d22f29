import { talentPaths } from '@prova/contract/talents/paths';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../lib/page-title.ts';
import { Callout } from '../../ui/callout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { ContactList } from './components/contact-list.tsx';
import { PostsOf } from './components/posts-of.tsx';
import { TalentView } from './components/talent-view.tsx';
import { ViewSkeleton } from './components/view-skeleton.tsx';
import { ownProfileQuery } from './talents.queries.ts';

/** One's own profile by the eyes of recruiters, before and after an application. */
export function PreviewPage() {
  const { t } = useTranslation(['talent-profile', 'talent-view']);
  usePageTitle(t('look.title'));
  const query = useQuery(ownProfileQuery());
  return (
    <div className="flex w-full flex-col gap-5">
      <QueryView query={query} skeleton={<ViewSkeleton />} failure={{ level: 1, title: t('loadError') }}>
        {(profile) => <Preview profile={profile} />}
      </QueryView>
    </div>
  );
}

function Preview({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation('talent-profile');
  const [address, setAddress] = useSearchParams();
  const { visibility } = profile;
  const applied = visibility === 'applied' || address.get('as') === 'applied';
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="text-h4 font-bold">{t('look.title')}</p>
        <LinkButton href={talentPaths.profile} icon={<Pencil className="size-4" />}>
          {t('look.edit')}
        </LinkButton>
      </div>
      {visibility === 'applied' ? (
        <Callout>{t('look.applied')}</Callout>
      ) : (
        <RadioGroup
          look="segments"
          label={t('look.as')}
          value={applied ? 'after' : 'before'}
          onChange={(value) => setAddress(value === 'after' ? { as: 'applied' } : {}, { replace: true })}
          options={(['before', 'after'] as const).map((value) => ({ value, label: t(`look.${value}`) }))}
        />
      )}
      {visibility === 'hidden' && <Callout kind="warning">{t('look.hidden')}</Callout>}
      <TalentView
        talent={profile}
        contacts={<ContactList contacts={profile} applied={applied} />}
        posts={<PostsOf talentId={profile.id} />}
      />
    </>
  );
}
