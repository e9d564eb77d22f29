import { privacyPaths } from '@prova/contract/privacy/paths';
import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { requestQueueQuery } from '../privacy.queries.ts';

/** On the home of who answers for the data of the company: how many requests about data wait; nothing while none does. */
export function OpenRequests() {
  const company = useWorkingCompany();
  return company?.role === 'owner' ? <OfCompany companyId={company.id} /> : null;
}

function OfCompany({ companyId }: { companyId: string }) {
  const { t } = useTranslation('company-privacy');
  const total = useQuery(requestQueueQuery(companyId, { show: 'open', page: 1 })).data?.meta.total ?? 0;
  if (total === 0) return null;
  return (
    <Card className="relative flex items-center gap-3 hover:bg-sunken">
      <Inbox className="size-5 shrink-0 text-amber" aria-hidden="true" />
      <Link
        href={privacyPaths.recruiterDataRequests}
        className="font-semibold after:absolute after:inset-0 hover:underline"
      >
        {t('openRequests', { count: total })}
      </Link>
    </Card>
  );
}
