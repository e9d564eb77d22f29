import { type CompanyRecord, getCompany } from '@prova/contract/companies';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths, to } from '../../app/paths.ts';
import { messageOf } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { queryOf } from '../../lib/query.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { CompanyForm } from './components/company-form.tsx';
import { VerificationCard } from './components/verification-card.tsx';

/** What a company says of itself, and the proof that it is who it says. */
export function CompanySettingsPage() {
  const { t } = useTranslation('companies');
  usePageTitle(t('settings.title'));
  const company = useWorkingCompany();
  const record = useQuery({
    ...queryOf(getCompany, { params: { id: company?.id ?? '' } }),
    enabled: company !== undefined,
  });
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <PageHeader
        title={t('settings.title')}
        facts={t('settings.intro')}
        actions={
          record.data && (
            <LinkButton href={to(paths.company, { slug: record.data.slug })}>{t('settings.publicPage')}</LinkButton>
          )
        }
      />
      {!company ? (
        <EmptyState title={t('noCompany')} />
      ) : record.data ? (
        <Settings key={company.id} record={record.data} />
      ) : record.isError ? (
        <ErrorState title={t('loadError')} onRetry={() => void record.refetch()} retrying={record.isFetching}>
          {messageOf(record.error)}
        </ErrorState>
      ) : (
        <SkeletonGroup className="flex flex-col gap-6">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-96 w-full" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function Settings({ record }: { record: CompanyRecord }) {
  const { t } = useTranslation('companies');
  return (
    <>
      <VerificationCard record={record} />
      <Card className="flex flex-col gap-5">
        <h2 className="text-h4">{t('settings.details')}</h2>
        <CompanyForm record={record} />
      </Card>
    </>
  );
}
