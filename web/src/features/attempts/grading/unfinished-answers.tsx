import type { GivenGrade } from '@prova/contract/attempts/given-grade';
import { decideGrade, type GradingState, type GradingTask } from '@prova/contract/attempts/grading';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByGrade, unfinishedQuery } from '../attempts.queries.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import { GivenGrades } from './given-grades.tsx';
import { GradeForm } from './grade-form.tsx';
import { useGivenPoints } from './use-given-points.ts';

type State = Exclude<GradingState, 'open'>;

/** Answers whose two graders are apart, or of which one is missing. */
export function UnfinishedAnswers({ state, testId }: { state: State; testId: string | undefined }) {
  const { t } = useTranslation('grading');
  const answers = useQuery(unfinishedQuery(state, { testId }));
  return (
    <QueryView
      query={answers}
      skeleton={
        <SkeletonGroup>
          <Skeleton className="h-72 w-full" />
        </SkeletonGroup>
      }
      failure={{ title: t('loadError') }}
      isEmpty={({ data }) => data.length === 0}
      empty={<EmptyState title={t(`${state}.none`)} icon={<CircleCheck />} />}
    >
      {({ data, meta }) => (
        <div className="flex flex-col gap-4">
          <p className="max-w-3xl text-muted">{t(`${state}.text`)}</p>
          <ul className="flex flex-col gap-4">
            {data.map((task) => (
              <li key={`${task.attemptId} ${task.questionId}`}>
                <UnfinishedAnswer task={task} state={state} />
              </li>
            ))}
          </ul>
          {meta.total > data.length && (
            <p className="text-small text-muted">{t('firstOnly', { count: data.length })}</p>
          )}
        </div>
      )}
    </QueryView>
  );
}

function UnfinishedAnswer({ task, state }: { task: GradingTask; state: State }) {
  const { t } = useTranslation(['grading', 'tests']);
  const { attemptId, questionId, pointsMax, rubric, grades, decide: mayDecide } = task;
  const [accepting, setAccepting] = useState<GivenGrade | null>(null);
  const decide = useCall(decideGrade, {
    invalidates: changedByGrade,
    meta: { quiet: true },
    onSuccess: ({ decided }) => {
      if (decided) toast.success(t('decided'));
      else toast.info(t('gradedBefore'));
    },
  });
  return (
    <Card className="flex min-w-0 flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="text-small text-muted wrap-anywhere">
            {task.testTitle} · {t(`tests:types.${task.type}`)}
          </p>
          <h2 className="text-h5">{t('answerOf', { label: task.label })}</h2>
        </div>
        <Badge>{t('pointsMax', { count: pointsMax })}</Badge>
      </header>
      <details>
        <summary className="cursor-pointer rounded-sm text-small font-semibold text-brand">{t('showAnswer')}</summary>
        <div className="mt-3 flex flex-col gap-4">
          <AnswerSheet task={task} />
        </div>
      </details>
      <GivenGrades
        level={3}
        grades={grades}
        rubric={rubric}
        pointsMax={pointsMax}
        after={({ id }) => {
          const grade = grades.find((one) => one.id === id);
          return (
            grade?.accept && (
              <Button size="sm" className="self-start" onClick={() => setAccepting(grade)}>
                {t(`${state}.accept`)}
              </Button>
            )
          );
        }}
      />
      {mayDecide && <OtherPoints task={task} />}
      {accepting && (
        <ConfirmDialog
          title={t(`${state}.acceptTitle`)}
          confirmLabel={t(`${state}.accept`)}
          onConfirm={() => decide.mutateAsync({ body: { attemptId, questionId, gradeId: accepting.id } })}
          onClose={() => setAccepting(null)}
        >
          {t(`${state}.sure`)}
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** A third grade, which decides. */
function OtherPoints({ task }: { task: GradingTask }) {
  const { t } = useTranslation(['grading', 'tests']);
  const { attemptId, questionId, pointsMax, rubric } = task;
  const given = useGivenPoints(task);
  const [open, setOpen] = useState(false);
  const [sending, watched] = useSending();
  const decide = useCall(decideGrade, {
    invalidates: changedByGrade,
    meta: { quiet: true },
    ...watched,
    onSuccess: ({ decided }) => {
      if (decided) toast.success(t('decided'));
      else toast.info(t('gradedBefore'));
    },
  });
  if (!open)
    return (
      <Button size="sm" className="self-start" onClick={() => setOpen(true)}>
        {t('differences.other')}
      </Button>
    );
  return (
    <GradeForm
      label={t('differences.other')}
      {...{ pointsMax, rubric, given, sending }}
      busy={decide.isPending}
      error={decide.error}
      onGrade={(grade) => decide.mutate({ body: { attemptId, questionId, ...grade } })}
      onCancel={() => setOpen(false)}
    />
  );
}
