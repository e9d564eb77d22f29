import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { companyQuery } from '../../companies/companies.queries.ts';
import { CompanyFields } from '../../companies/components/company-fields.tsx';

/** The record of the company, as its settings show it. */
export function CompanyTab({ companyId }: { companyId: string | null }) {
  const { t } = useTranslation('recruiters');
  const query = useQuery({ ...companyQuery(companyId ?? ''), enabled: companyId !== null });
  if (companyId === null) return <EmptyState title={t('profile.noCompany')} />;
  if (query.data) {
    return (
      <Card as="section" aria-label={t('profile.tabs.company')}>
        <CompanyFields key={companyId} record={query.data} />
      </Card>
    );
  }
  if (query.isError) {
    return (
      <ErrorState title={t('profile.companyError')} onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {messageOf(query.error)}
      </ErrorState>
    );
  }
  return <Skeleton className="h-80" />;
}
