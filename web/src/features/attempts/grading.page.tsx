import type { GradingState, listGradedTests } from '@prova/contract/attempts/grading';
import type { ResultOf } from '@prova/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useIsExpert, useTestPaths } from '../assessments/components/use-test-paths.ts';
import { FoundCompany } from '../companies/components/found-company.tsx';
import { gradedTestsQuery, gradingQuery, proposalsQuery, unfinishedQuery } from './attempts.queries.ts';
import { GradingDesk } from './grading/grading-desk.tsx';
import { ProposalsDialog } from './grading/proposals-dialog.tsx';
import { UnfinishedAnswers } from './grading/unfinished-answers.tsx';

const UNFINISHED = ['differences', 'graded_once'] as const;

/** Answers that wait for a person, one after the other, without names. */
export function GradingPage() {
  const { t } = useTranslation(['grading', 'tests', 'code']);
  usePageTitle(t('title'));
  const paths = useTestPaths();
  const isExpert = useIsExpert();
  const [address, setAddress] = useSearchParams();
  const testId = address.get('testId') ?? undefined;
  const queue = useQuery(gradingQuery({ testId }));
  const proposals = useQuery(proposalsQuery({ testId }));
  const differences = useQuery(unfinishedQuery('differences', { testId }));
  const gradedOnce = useQuery(unfinishedQuery('graded_once', { testId }));
  const tests = useQuery(gradedTestsQuery());
  const [confirming, setConfirming] = useState(false);
  if (isApiError(queue.error, 'NO_COMPANY'))
    return isExpert ? (
      <EmptyState level={1} title={t('tests:noCompany.title')}>
        {t('tests:noCompany.text')}
      </EmptyState>
    ) : (
      <FoundCompany level={1} />
    );
  const total = queue.data?.meta.total ?? 0;
  const counts = { differences: differences.data?.meta.total ?? 0, graded_once: gradedOnce.data?.meta.total ?? 0 };
  const asked = address.get('state');
  const state = UNFINISHED.find((one) => one === asked) ?? 'open';
  // Whoever grades alone has one queue, and nothing to choose above it.
  const unfinished = UNFINISHED.map((value) => ({ value, count: counts[value] })).filter(
    ({ value, count }) => count > 0 || value === state,
  );
  const proposed = proposals.data?.meta.total ?? 0;
  const show = (next: { testId?: string | undefined; state?: string }) => {
    const chosen = { testId, state, ...next };
    setAddress(
      { ...(chosen.testId && { testId: chosen.testId }), ...(chosen.state !== 'open' && { state: chosen.state }) },
      { replace: true },
    );
  };
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t('title')}
        facts={total > 0 ? t('waiting', { count: total }) : undefined}
        actions={
          <>
            {proposed > 0 && <Button onClick={() => setConfirming(true)}>{t('code:proposal.open')}</Button>}
            <LinkButton href={paths.tests}>{t('tests:toTests')}</LinkButton>
          </>
        }
      />
      <TestChoice
        tests={tests.data ?? []}
        testId={testId}
        state={state}
        onChange={(next) => show({ testId: next, state: 'open' })}
      />
      {unfinished.length > 0 && (
        <RadioGroup
          label={t('states.label')}
          hideLabel
          look="segments"
          options={[{ value: 'open', count: total } as const, ...unfinished].map(({ value, count }) => ({
            value,
            label: t('states.counted', { name: t(`states.${value}`), count }),
          }))}
          value={state}
          onChange={(next) => show({ state: next })}
        />
      )}
      {state === 'open' ? (
        <OpenAnswers key={testId} testId={testId} />
      ) : (
        <UnfinishedAnswers key={`${state} ${testId}`} state={state} testId={testId} />
      )}
      {confirming && <ProposalsDialog testId={testId} onClose={() => setConfirming(false)} />}
    </div>
  );
}

type ChoiceProps = {
  tests: ResultOf<typeof listGradedTests>;
  testId: string | undefined;
  state: GradingState;
  onChange: (testId: string) => void;
};

/** Of which test: nothing to choose where all that waits is of one. */
function TestChoice({ tests, testId, state, onChange }: ChoiceProps) {
  const { t } = useTranslation('grading');
  if (tests.length < 2 && testId === undefined) return null;
  const options = tests.map(({ testId: value, title, counts }) => {
    const count = counts[state];
    return { value, label: count > 0 ? t('states.counted', { name: title, count }) : title };
  });
  // All of it was graded meanwhile.
  const isDone = testId !== undefined && !options.some(({ value }) => value === testId);
  return (
    <Select
      label={t('test')}
      className="sm:max-w-96"
      value={testId ?? ''}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: t('allTests') },
        ...options,
        ...(isDone ? [{ value: testId, label: t('testDone') }] : []),
      ]}
    />
  );
}

function OpenAnswers({ testId }: { testId: string | undefined }) {
  const { t } = useTranslation('grading');
  // Whoever cannot judge an answer leaves it to somebody else, or comes back to it.
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const queue = useQuery(gradingQuery({ testId }));
  return (
    <QueryView
      query={queue}
      skeleton={
        <SkeletonGroup className="grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-72 w-full" />
        </SkeletonGroup>
      }
      failure={{ title: t('loadError') }}
      isEmpty={({ data }) => data.length === 0}
      empty={
        testId === undefined ? (
          <EmptyState title={t('none')} icon={<CircleCheck />}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <EmptyState title={t('noneOfTest')} icon={<CircleCheck />} />
        )
      }
    >
      {({ data, meta }) => {
        const keyOf = ({ attemptId, questionId }: (typeof data)[number]) => `${attemptId} ${questionId}`;
        const open = data.filter((task) => !passed.has(keyOf(task)));
        // All were passed over: it begins again.
        const [task] = open.length > 0 ? open : data;
        if (!task) return null;
        const pass = () => setPassed(new Set([...(open.length > 0 ? passed : []), keyOf(task)]));
        return (
          <GradingDesk key={keyOf(task)} task={task} left={meta.total} onPass={data.length > 1 ? pass : undefined} />
        );
      }}
    </QueryView>
  );
}
