import { HIGH_COMPATIBILITY } from '@prova/contract/metrics/reports';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { useFormat } from '../../lib/format.ts';
import { useListAddress } from '../../lib/list-address.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Listing, ListRows } from '../../widgets/list-page.tsx';
import { FoundCompany } from '../companies/components/found-company.tsx';
import { useJobTitle } from '../jobs/components/job-field.tsx';
import { casesQuery, chartsQuery } from './metrics.queries.ts';
import { CaseRow } from './reports/case-row.tsx';
import { NotForYou } from './reports/not-for-you.tsx';
import { type CasesFilters, casesAddress, metricsHref } from './reports/report-address.ts';

/** The people and jobs that a number of the metrics counts, one by one. */
export function CasesPage() {
  const { t } = useTranslation('reports');
  const list = useListAddress(casesAddress);
  const { filters } = list;
  const cases = useQuery(casesQuery(filters));
  const title = useTitle(filters);
  const facts = useFacts(filters, cases.data?.meta.total);
  usePageTitle(title);
  if (isApiError(cases.error, 'NO_COMPANY')) return <FoundCompany level={1} />;
  const back = metricsHref(filters);
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={title} crumbs={[{ label: t('title'), href: back }, { label: title }]} facts={facts} />
      <Listing
        list={list}
        query={cases}
        skeleton={<RowsSkeleton />}
        failure={t('cases.loadError')}
        refused={<NotForYou />}
        empty={
          <EmptyState
            title={t('cases.empty')}
            icon={<ListChecks />}
            action={<LinkButton href={back}>{t('cases.back')}</LinkButton>}
          >
            {t('cases.emptyText')}
          </EmptyState>
        }
        noMatch={{ title: t('cases.empty') }}
      >
        {(rows, busy) => (
          <Card padded={false}>
            <ListRows label={t('cases.list')} busy={busy} className="divide-y divide-border">
              {rows.map((row, index) => (
                // Somebody may be counted more than once: each case is one row.
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and hold no state.
                <CaseRow key={index} list={filters.list} row={row} />
              ))}
            </ListRows>
          </Card>
        )}
      </Listing>
    </div>
  );
}

/** What is counted. The name of a technology is known from the charts. */
function useTitle({ list, period, job, skill, until }: CasesFilters): string {
  const { t } = useTranslation('reports');
  const charts = useQuery({ ...chartsQuery({ period, job, until }), enabled: list === 'technology' });
  if (list === 'technology') {
    const name = charts.data?.technologies.find(({ skillId }) => skillId === skill)?.name;
    return name ? t('cases.titles.technology', { skill: name }) : t('cases.titles.anyTechnology');
  }
  return list === 'applications' || list === 'interviews' || list === 'compatible'
    ? t(`cases.titles.${list}`)
    : t(`definitions.${list}.name`);
}

/** How many, of which span, of which job. */
function useFacts({ list, period, job, until }: CasesFilters, total: number | undefined): string {
  const { t } = useTranslation('reports');
  const { dateTime, percent } = useFormat();
  const jobTitle = useJobTitle(job);
  const when = until && dateTime(until);
  // What is the case at a moment is of no span.
  const span =
    list === 'activeCandidates' || list === 'compatible'
      ? when && list === 'activeCandidates'
        ? t('cases.moment', { until: when })
        : t('cases.momentNow')
      : t(when ? 'cases.span' : 'cases.spanNow', { period: t(`periods.${period}`), until: when });
  const counted =
    total === undefined
      ? []
      : [t(`cases.totals.${list}`, { count: total, percent: percent(HIGH_COMPATIBILITY / 100) })];
  return [...counted, span, ...(jobTitle ? [jobTitle] : [])].join(' · ');
}

function RowsSkeleton() {
  return (
    <SkeletonGroup>
      <Card padded={false} className="divide-y divide-border">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="flex flex-col gap-2 px-4 py-3 sm:px-5">
            <Skeleton className="h-5 w-3/4 max-w-60" />
            <Skeleton className="w-full max-w-sm" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
