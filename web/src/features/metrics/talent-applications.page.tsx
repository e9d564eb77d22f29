import { listApplications } from '@prova/contract/applications/applications';
import { notificationNew } from '@prova/contract/notifications/realtime';
import { listOwnOffers } from '@prova/contract/offers/offers';
import { resync } from '@prova/contract/realtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLiveMessage } from '../../lib/live.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { invalidate, queryOf } from '../../lib/query.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ClaimCallout } from './components/claim-callout.tsx';
import { OwnApplications } from './components/own-applications.tsx';

/** Every application of the talent, by itself. */
export function TalentApplicationsPage() {
  const { t } = useTranslation('talents');
  usePageTitle(t('applications.title'));
  const client = useQueryClient();
  const offers = useQuery(queryOf(listOwnOffers));
  const reload = () => void invalidate(client, [listApplications, listOwnOffers]);
  useLiveMessage(notificationNew, reload);
  useLiveMessage(resync, reload);
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6">
      <PageHeader title={t('applications.title')} />
      <ClaimCallout />
      <OwnApplications titled offers={offers.data ?? []} />
    </div>
  );
}
