import { drawn } from '@prova/contract/assessments/draw-questions';
import { RUN_TIMEOUT_MS } from '@prova/contract/assessments/test-fields';
import type { TestDetails } from '@prova/contract/assessments/tests';
import { tryCode } from '@prova/contract/assessments/try-code';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { call } from '../../lib/api.ts';
import { isApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { takenTestQuery } from '../assessments/assessments.queries.ts';
import { useTestPaths } from '../assessments/components/use-test-paths.ts';
import { type Answer, type AskedQuestion, shuffled } from './player/answers.ts';
import type { Ran } from './player/code-answer.tsx';
import { TestIntro } from './player/test-intro.tsx';
import { TestPlayer } from './player/test-player.tsx';

/** A test as whoever takes it sees it, from the first page to the last. Nothing is saved. */
export function TestPreviewPage() {
  const paths = useTestPaths();
  const { t } = useTranslation('tests');
  const { id = '' } = useParams();
  const test = useQuery(takenTestQuery(id));
  usePageTitle(test.data ? `${t('player.previewBadge')}: ${test.data.title}` : t('player.previewBadge'));
  const place = {
    level: 1 as const,
    title: t('wizard.loadError'),
    action: <LinkButton href={paths.tests}>{t('toTests')}</LinkButton>,
  };
  return (
    <div className="-mt-3 flex flex-col gap-4 sm:mt-0 sm:gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-border bg-surface px-4 py-2.5">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <Badge tone="violet">{t('player.previewBadge')}</Badge>
          {t('player.previewNote')}
        </p>
        <LinkButton size="sm" href={to(paths.editTest, { id })}>
          {t('player.close')}
        </LinkButton>
      </div>
      <QueryView
        query={test}
        skeleton={
          <SkeletonGroup>
            <Skeleton className="h-96 max-w-3xl" />
          </SkeletonGroup>
        }
        failure={place}
        refusal={(error) =>
          isApiError(error, 'TEST_NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND') && (
            <ErrorState {...place}>{error.message}</ErrorState>
          )
        }
        isEmpty={({ questions }) => questions.length === 0}
        empty={
          <EmptyState
            level={1}
            title={t('player.noQuestions')}
            action={
              <LinkButton variant="primary" href={to(paths.editTest, { id }, { step: '2' })}>
                {t('player.edit')}
              </LinkButton>
            }
          >
            {t('player.noQuestionsText')}
          </EmptyState>
        }
      >
        {(data) => <Preview test={data} />}
      </QueryView>
    </div>
  );
}

/** The cases that are shown here are all that a candidate could run. */
async function run({ language, check }: AskedQuestion, code: string): Promise<Ran> {
  if (!language || !check) return { cases: [], here: false };
  const { functionName, setup, anyOrder, tolerance, cases } = check;
  const body = { language, check: { functionName, setup, anyOrder, tolerance, solution: code || ' ', cases } };
  const { cases: ran } = await call(tryCode, { body }, { timeoutMs: RUN_TIMEOUT_MS });
  return { cases: ran, here: false };
}

type Stage = 'intro' | 'attempt' | 'finished' | 'timeUp';

function Preview({ test }: { test: TestDetails }) {
  const paths = useTestPaths();
  const { t } = useTranslation('tests');
  const [stage, setStage] = useState<Stage>('intro');
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [until, setUntil] = useState<number | null>(null);
  const [questions, setQuestions] = useState(test.questions);
  const [flagged, setFlagged] = useState<ReadonlySet<string>>(new Set());

  const start = () => {
    setAnswers(new Map());
    setFlagged(new Set());
    const asked = drawn(test.questions, test.pools, shuffled);
    setQuestions(test.shuffles ? mixed(asked) : asked);
    setUntil(test.minutes === null ? null : Date.now() + test.minutes * 60_000);
    setStage('attempt');
  };
  if (stage === 'intro') return <TestIntro test={test} onStart={start} />;
  if (stage === 'attempt')
    return (
      <TestPlayer
        questions={questions}
        answers={answers}
        onAnswer={(id, answer) => setAnswers((former) => new Map(former).set(id, answer))}
        flagged={flagged}
        run={run}
        onFlag={(id) => setFlagged((former) => former.symmetricDifference(new Set([id])))}
        until={until}
        onTimeUp={() => setStage('timeUp')}
        onFinish={() => setStage('finished')}
      />
    );
  return (
    <EmptyState
      level={1}
      title={t('player.finished')}
      icon={<CircleCheck />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={start}>{t('player.again')}</Button>
          <LinkButton variant="primary" href={to(paths.editTest, { id: test.id })}>
            {t('player.edit')}
          </LinkButton>
        </div>
      }
    >
      <p>{t(stage === 'timeUp' ? 'player.timeUp' : 'player.finishedText')}</p>
      <p className="mt-2 text-small">{t('player.finishedPreview')}</p>
    </EmptyState>
  );
}

/** The questions, and the options of each, in an order of this attempt. */
const mixed = (questions: TestDetails['questions']): TestDetails['questions'] =>
  shuffled(questions).map((question) => ({ ...question, options: shuffled(question.options) }));
