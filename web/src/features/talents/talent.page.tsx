import { applicationPaths } from '@prova/contract/applications/paths';
import { refused, resync, subscribed } from '@prova/contract/realtime';
import { talentPaths } from '@prova/contract/talents/paths';
import { talentChanged, talentTopic } from '@prova/contract/talents/realtime';
import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { useLiveMessage, useLiveTopic } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { FoundCompany } from '../companies/components/found-company.tsx';
import { ContactList } from './components/contact-list.tsx';
import { PostsOf } from './components/posts-of.tsx';
import { TalentView } from './components/talent-view.tsx';
import { ViewSkeleton } from './components/view-skeleton.tsx';
import { talentQuery } from './talents.queries.ts';

/** A talent as recruiters see them, for as long as they may. */
export function TalentPage() {
  const { t } = useTranslation(['talent-view', 'talent-list']);
  const { id = '' } = useParams();
  const talent = useQuery(talentQuery(id));
  const { data, error, refetch } = talent;
  const gone = isApiError(error, 'NOT_FOUND');
  usePageTitle(gone ? t('notFound') : data?.name);

  useLiveTopic(talentTopic, { talentId: id }, data && !gone ? null : undefined);
  const again = (frame: object) => {
    if ('talentId' in frame && frame.talentId === id) void refetch();
  };
  useLiveMessage(talentChanged, again);
  useLiveMessage(refused, again);
  useLiveMessage(subscribed, (frame) => {
    if (frame.missed) again(frame);
  });
  useLiveMessage(resync, () => void refetch());

  if (isApiError(error, 'NO_COMPANY')) return <FoundCompany level={1} />;
  // What was loaded is theirs to take back, and not ours to keep on screen.
  if (gone) return <Gone wasHere={data !== undefined} />;
  return (
    <div className="flex w-full flex-col gap-4">
      <QueryView query={talent} skeleton={<ViewSkeleton />} failure={{ level: 1, title: t('loadError') }}>
        {(talent) => (
          <>
            <Breadcrumb
              items={[
                { label: t('talent-list:candidates'), href: applicationPaths.candidates },
                { label: t('talent-list:title'), href: talentPaths.talents },
                { label: talent.name },
              ]}
            />
            <TalentView
              talent={talent}
              contacts={<ContactList contacts={talent} applied={talent.applied} />}
              posts={<PostsOf talentId={talent.id} />}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}

function Gone({ wasHere }: { wasHere: boolean }) {
  const { t } = useTranslation(['talent-view', 'talent-list']);
  return (
    <div role="status">
      <EmptyState
        level={1}
        icon={<EyeOff />}
        title={wasHere ? t('talent-list:hidden') : t('notFound')}
        action={<LinkButton href={talentPaths.talents}>{t('talent-list:back')}</LinkButton>}
      >
        {wasHere ? t('talent-list:hiddenText') : t('notFoundText')}
      </EmptyState>
    </div>
  );
}
