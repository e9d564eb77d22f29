import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonCards } from '../../../ui/skeleton-cards.tsx';
import { companyQuery } from '../../companies/companies.queries.ts';
import { CompanyFields } from '../../companies/components/company-fields.tsx';

/** The record of the company, as its settings show it. */
export function CompanyTab({ companyId }: { companyId: string | null }) {
  const { t } = useTranslation('recruiters');
  const query = useQuery({ ...companyQuery(companyId ?? ''), enabled: companyId !== null });
  if (companyId === null) return <EmptyState title={t('profile.noCompany')} />;
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonCards cards={[{ lines: 0, fields: 8 }]} />}
      failure={{ title: t('profile.companyError') }}
    >
      {(record) => (
        <Card as="section" aria-label={t('profile.tabs.company')}>
          <CompanyFields key={companyId} record={record} />
        </Card>
      )}
    </QueryView>
  );
}
