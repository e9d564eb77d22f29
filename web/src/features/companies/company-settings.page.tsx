import type { CompanyRecord } from '@prova/contract/companies/companies';
import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page-title.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonCards } from '../../ui/skeleton-cards.tsx';
import { companyQuery } from './companies.queries.ts';
import { CloseCompany } from './components/close-company.tsx';
import { CompanyFields } from './components/company-fields.tsx';
import { FoundCompany } from './components/found-company.tsx';
import { HeldMails } from './components/held-mails.tsx';
import { VerificationCard } from './components/verification-card.tsx';

/** What a company says of itself, and the proof that it is who it says. */
export function CompanySettingsPage() {
  const { t } = useTranslation('companies');
  usePageTitle(t('settings.title'));
  const company = useWorkingCompany();
  const record = useQuery({ ...companyQuery(company?.id ?? ''), enabled: company !== undefined });
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6">
      <PageHeader
        title={t('settings.title')}
        facts={t('settings.intro')}
        actions={
          record.data && (
            <LinkButton href={to(jobPaths.company, { slug: record.data.slug })}>{t('settings.publicPage')}</LinkButton>
          )
        }
      />
      {!company ? (
        <FoundCompany />
      ) : (
        <QueryView
          query={record}
          skeleton={<SkeletonCards className="flex flex-col gap-6" cards={[{ lines: 2 }, { fields: 8 }]} />}
          failure={{ title: t('loadError') }}
        >
          {(data) => <Settings key={company.id} record={data} />}
        </QueryView>
      )}
    </div>
  );
}

function Settings({ record }: { record: CompanyRecord }) {
  const { t } = useTranslation('companies');
  return (
    <>
      <HeldMails companyId={record.id} />
      <VerificationCard record={record} />
      <Card as="section" aria-labelledby="company-details">
        <h2 id="company-details" className="mb-2 text-h4">
          {t('settings.details')}
        </h2>
        <CompanyFields record={record} />
      </Card>
      {record.can.edit && <CloseCompany record={record} />}
    </>
  );
}
