import { analyseTest, compareResults } from '@prova/contract/attempts/analysis';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { useFormat } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { queryOf } from '../../lib/query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useIsExpert, useTestPaths } from '../assessments/components/use-test-paths.ts';
import { PeopleComparison } from './analysis/people-comparison.tsx';
import { QuestionsAnalysis } from './analysis/questions-analysis.tsx';
import { gradedTestsQuery } from './attempts.queries.ts';

/** The results of a test: people side by side, and how its questions did. Experts see the questions alone. */
export function TestResultsPage() {
  const { t } = useTranslation(['analysis', 'tests']);
  const format = useFormat();
  const paths = useTestPaths();
  const isExpert = useIsExpert();
  const { id = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get('version')) || undefined;
  const query = asked === undefined ? {} : { version: asked };
  const input = { params: { id }, query };
  const people = useQuery({ ...queryOf(compareResults, input), enabled: !isExpert });
  const questions = useQuery({ ...queryOf(analyseTest, input), enabled: isExpert });
  const counts = useQuery(gradedTestsQuery()).data?.find(({ testId }) => testId === id)?.counts;
  const waiting = counts ? counts.open + counts.graded_once + counts.differences : 0;
  const shown = isExpert ? questions : people;
  usePageTitle(shown.data ? t('of', { title: shown.data.title }) : t('title'));
  const place = { title: t('noTest'), action: <LinkButton href={paths.tests}>{t('tests:toTests')}</LinkButton> };
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={shown.data ? t('of', { title: shown.data.title }) : t('title')}
        actions={
          <>
            {waiting > 0 && (
              <LinkButton href={`${paths.grading}?testId=${id}`}>{t('toGrading', { count: waiting })}</LinkButton>
            )}
            <LinkButton href={paths.tests}>{t('tests:toTests')}</LinkButton>
          </>
        }
      />
      <QueryView<{ version: number | null; versions: { number: number; takers: number; sentAt: string }[] }>
        query={shown}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton className="h-12 w-72" />
            <Skeleton className="h-72 w-full" />
          </SkeletonGroup>
        }
        failure={{ title: t('loadError') }}
        refusal={(error) =>
          isApiError(error, 'TEST_NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND') && (
            <ErrorState {...place}>{error.message}</ErrorState>
          )
        }
        isEmpty={({ version }) => version === null}
        empty={<EmptyState title={t('none')}>{t(isExpert ? 'noneGradedText' : 'noneText')}</EmptyState>}
      >
        {({ version, versions }) => (
          <>
            {versions.length > 1 && (
              <Select
                label={t('version')}
                className="sm:max-w-96"
                value={String(version)}
                onChange={(event) => setAddress({ version: event.target.value }, { replace: true })}
                options={versions.map(({ number, takers, sentAt }) => ({
                  value: String(number),
                  label: t('versionOf', { number, date: format.date(sentAt), count: takers }),
                }))}
              />
            )}
            {people.data && !isExpert ? (
              <Tabs
                label={t('tabs.label')}
                items={[
                  { id: 'people', label: t('tabs.people'), content: <PeopleComparison compared={people.data} /> },
                  {
                    id: 'questions',
                    label: t('tabs.questions'),
                    content: <QuestionsAnalysis id={id} version={version ?? undefined} />,
                  },
                ]}
              />
            ) : (
              <QuestionsAnalysis id={id} version={version ?? undefined} />
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}
