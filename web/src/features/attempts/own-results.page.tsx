import { assessmentPaths } from '@prova/contract/assessments/paths';
import type { ResultSummary } from '@prova/contract/attempts/own-tests';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../lib/format.ts';
import { pageOf } from '../../lib/page-number.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useTestFacts } from '../assessments/components/use-test-facts.ts';
import { ownResultsQuery, ownStatsQuery } from './attempts.queries.ts';

/** How the talent's tests went, together and one by one. */
export function OwnResultsPage() {
  const { t } = useTranslation('own-tests');
  usePageTitle(t('results'));
  const [search, setSearch] = useSearchParams();
  const page = pageOf(search);
  const results = useQuery(ownResultsQuery(page));
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <PageHeader
        title={t('results')}
        actions={<LinkButton href={assessmentPaths.ownTests}>{t('toTests')}</LinkButton>}
      />
      <QueryView
        query={results}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton className="h-32 w-full" />
            <Skeleton className="h-24 w-full" />
          </SkeletonGroup>
        }
        failure={{ title: t('resultsError') }}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState
            title={t('noResults')}
            icon={<Trophy />}
            action={
              <LinkButton variant="primary" href={assessmentPaths.ownTests}>
                {t('toTests')}
              </LinkButton>
            }
          >
            {t('noResultsText')}
          </EmptyState>
        }
      >
        {({ data, meta }) => (
          <>
            <Stats />
            <ul className="flex flex-col gap-3">
              {data.map((result) => (
                <li key={result.id}>
                  <ResultRow result={result} />
                </li>
              ))}
            </ul>
            <Pagination
              page={meta.page}
              totalPages={meta.totalPages}
              onPage={(next) => setSearch(next === 1 ? {} : { page: String(next) })}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}

function ResultRow({ result }: { result: ResultSummary }) {
  const { t } = useTranslation(['own-tests', 'tests', 'taking']);
  const format = useFormat();
  const facts = useTestFacts();
  return (
    <Card className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">
          <Link href={to(assessmentPaths.ownResult, { id: result.id })}>{result.title}</Link>
        </h2>
        <p className="text-small text-muted wrap-anywhere">
          {result.companyName} · {result.jobTitle ?? t('taking:chosen')}
        </p>
        <p className="text-small text-muted">
          {[
            t(`tests:category.${result.category}`),
            format.date(result.submittedAt),
            facts.duration(result.seconds),
          ].join(' · ')}
        </p>
      </div>
      <p className="tabular text-h5">
        {result.score === null ? t('taking:result.waiting') : format.percent(result.score / 100)}
      </p>
    </Card>
  );
}

/** All of them together; nothing where a lone one says the same. */
function Stats() {
  const { t } = useTranslation(['own-tests', 'tests']);
  const format = useFormat();
  const facts = useTestFacts();
  const { data } = useQuery(ownStatsQuery());
  if (!data || data.graded < 2) return null;
  const figures = [
    [t('stats.taken'), format.number(data.taken)],
    [t('stats.average'), data.averageScore === null ? '—' : format.percent(data.averageScore / 100)],
    [t('stats.best'), data.bestScore === null ? '—' : format.percent(data.bestScore / 100)],
    [t('stats.time'), data.averageSeconds === null ? '—' : facts.duration(data.averageSeconds)],
  ] as const;
  return (
    <Card className="flex flex-col gap-5">
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-small text-muted">{name}</dt>
            <dd className="tabular text-h5">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="flex flex-col gap-3">
        {data.byCategory.flatMap(({ category, averageScore }) =>
          averageScore === null
            ? []
            : [
                <li key={category}>
                  <ProgressBar
                    label={t(`tests:category.${category}`)}
                    value={averageScore}
                    valueText={format.percent(averageScore / 100)}
                    aside={format.percent(averageScore / 100)}
                  />
                </li>,
              ],
        )}
      </ul>
    </Card>
  );
}
