import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonCards } from '../../../ui/skeleton-cards.tsx';
import { companyQuery } from '../companies.queries.ts';
import { useTakenVerification } from './use-taken-verification.ts';
import { VerificationWays } from './verification-ways.tsx';

const WAITING_MS = 5000;

/** Starts the verification of a company over whatever one was doing, and says once it is through. */
export function VerifyDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const { t } = useTranslation('companies');
  // The link of the mail is opened in another tab, or on a phone beside.
  const record = useQuery({
    ...companyQuery(companyId),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      !data?.verified && data?.pending.some(({ method }) => method === 'mail_domain') ? WAITING_MS : false,
  });
  useTakenVerification({ id: companyId, verified: record.data?.verified ?? false });
  return (
    <Dialog open onClose={onClose} size="lg" title={t('verification.dialog')} description={t('verification.why')}>
      <QueryView query={record} skeleton={<SkeletonCards cards={[{ fields: 2 }]} />} failure={{ level: 3 }}>
        {(data) => !data.verified && <VerificationWays record={data} />}
      </QueryView>
    </Dialog>
  );
}
