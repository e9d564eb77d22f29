import { listOwnApplications } from '@prova/contract/applications';
import { listOwnOffers } from '@prova/contract/offers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { dayPart } from '../../lib/day-part.ts';
import { useLiveMessage } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { invalidate, pageQueryOf, queryOf } from '../../lib/query.ts';
import { useUser } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ClaimCallout } from './components/claim-callout.tsx';
import { OwnApplications } from './components/own-applications.tsx';
import { OwnOffers } from './components/own-offers.tsx';

/** The talent's home: offers to answer, and every application with its date and who must act. */
export function TalentHomePage() {
  const { t } = useTranslation('talents');
  const user = useUser();
  usePageTitle(t('home.title'));
  const client = useQueryClient();
  const offers = useQuery(queryOf(listOwnOffers));
  const open = useQuery(pageQueryOf(listOwnApplications, { query: { open: 'true', limit: 20 } }));
  const reload = () => void invalidate(client, [listOwnApplications, listOwnOffers]);
  useLiveMessage('notification:new', reload);
  useLiveMessage('resync', reload);
  const waits = open.data?.data.filter((application) => application.waitsFor === 'candidate').length ?? 0;

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t(`home.${dayPart(new Date())}`, { name: user.name.split(' ')[0] ?? '' })}
        facts={open.data ? t('home.waits', { count: waits }) : ' '}
        actions={<LinkButton href={paths.publicJobs}>{t('home.browse')}</LinkButton>}
      />
      <ClaimCallout />
      {(offers.data?.length ?? 0) > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-h4">{t('offers.title')}</h2>
          <OwnOffers offers={offers.data ?? []} />
        </section>
      )}
      <OwnApplications />
    </div>
  );
}
