import { privacyPaths } from '@prova/contract/privacy/paths';
import type { Retention } from '@prova/contract/privacy/privacy-retention';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonCards } from '../../ui/skeleton-cards.tsx';
import { ForOwners } from './components/for-owners.tsx';
import { RetentionForm } from './components/retention-form.tsx';
import { retentionQuery } from './privacy.queries.ts';

/** How long the company keeps what. */
export function RetentionPage() {
  const { t } = useTranslation('company-privacy');
  usePageTitle(t('retention.title'));
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-5">
      <PageHeader
        title={t('retention.title')}
        facts={t('retention.intro')}
        actions={<LinkButton href={privacyPaths.recruiterDataRequests}>{t('queueLink')}</LinkButton>}
      />
      <ForOwners>{(companyId) => <Loaded key={companyId} companyId={companyId} />}</ForOwners>
    </div>
  );
}

function Loaded({ companyId }: { companyId: string }) {
  const { t } = useTranslation('company-privacy');
  const retention = useQuery(retentionQuery(companyId));
  return (
    <QueryView
      query={retention}
      skeleton={
        <SkeletonCards
          cards={[{ lines: 2, fields: 1, button: true }, { lines: 2, fields: 1, button: true }, { lines: 3 }]}
        />
      }
      failure={{ title: t('loadError') }}
    >
      {(data) => <Rules companyId={companyId} retention={data} />}
    </QueryView>
  );
}

function Rules({ companyId, retention }: { companyId: string; retention: Retention }) {
  const { t } = useTranslation('company-privacy');
  const format = useFormat();
  return (
    <>
      {retention.rules.map((rule) => (
        <RetentionForm key={`${rule.subject}${rule.version}`} companyId={companyId} rule={rule} />
      ))}
      <Card as="section" aria-labelledby="fixed">
        <h2 id="fixed" className="text-h4">
          {t('retention.fixed')}
        </h2>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
          <li>{t('retention.contracts', { count: retention.contractYears })}</li>
          <li>{t('retention.requests')}</li>
          <li>{t('retention.exports')}</li>
          <li>{t('retention.addresses')}</li>
        </ul>
      </Card>
      <Card as="section" aria-labelledby="runs">
        <h2 id="runs" className="text-h4">
          {t('retention.runs')}
        </h2>
        {retention.runs.length === 0 ? (
          <p className="mt-2 text-muted">{t('retention.noRuns')}</p>
        ) : (
          <ul className="mt-2 divide-y divide-border">
            {retention.runs.map(({ at, removed }) => (
              <li key={at} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span>{format.dateTime(at)}</span>
                <span className="text-muted">
                  {removed.map(({ category, count }) => `${t(`category.${category}`)}: ${count}`).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
