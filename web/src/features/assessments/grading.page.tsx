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
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { FoundCompany } from '../companies/components/found-company.tsx';
import { gradingQuery, proposalsQuery, unfinishedQuery } from './assessments.queries.ts';
import { useIsExpert, useTestPaths } from './components/use-test-paths.ts';
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
  const queue = useQuery(gradingQuery());
  const proposals = useQuery(proposalsQuery());
  const differences = useQuery(unfinishedQuery('differences'));
  const gradedOnce = useQuery(unfinishedQuery('graded_once'));
  const [address, setAddress] = useSearchParams();
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
          onChange={(next) => setAddress(next === 'open' ? {} : { state: next }, { replace: true })}
        />
      )}
      {state === 'open' ? <OpenAnswers /> : <UnfinishedAnswers key={state} state={state} />}
      {confirming && <ProposalsDialog onClose={() => setConfirming(false)} />}
    </div>
  );
}

function OpenAnswers() {
  const { t } = useTranslation('grading');
  // Whoever cannot judge an answer leaves it to somebody else, or comes back to it.
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const queue = useQuery(gradingQuery());
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
        <EmptyState title={t('none')} icon={<CircleCheck />}>
          {t('noneText')}
        </EmptyState>
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
