import type { Criterion } from '@prova/contract/assessments/rubric';
import { regradeAnswer } from '@prova/contract/attempts/grading';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByGrade } from '../attempts.queries.ts';
import { GradeForm } from './grade-form.tsx';
import { useGivenPoints } from './use-given-points.ts';

type Props = {
  resultId: string;
  questionId: string;
  number: number;
  points: number;
  criteria: readonly number[] | null;
  pointsMax: number;
  rubric: readonly Criterion[];
};

/** Other points for an answer that was graded; those before stay in its history. */
export function Regrade(props: Props) {
  const { t } = useTranslation(['grading', 'tests']);
  const [open, setOpen] = useState(false);
  if (open) return <RegradeForm {...props} onClose={() => setOpen(false)} />;
  return (
    <Button
      size="sm"
      className="self-start"
      aria-label={t('regrade.openNamed', { number: props.number })}
      onClick={() => setOpen(true)}
    >
      {t('regrade.open')}
    </Button>
  );
}

function RegradeForm({
  resultId,
  questionId,
  points,
  criteria,
  pointsMax,
  rubric,
  onClose,
}: Props & { onClose: () => void }) {
  const { t } = useTranslation(['grading', 'tests']);
  const given = useGivenPoints({ pointsMax, rubric }, { points, criteria });
  const [sending, watched] = useSending();
  const regrade = useCall(regradeAnswer, {
    invalidates: changedByGrade,
    meta: { quiet: true },
    ...watched,
    onSuccess: () => {
      onClose();
      toast.success(t('regrade.done'));
    },
  });
  return (
    <GradeForm
      {...{ pointsMax, rubric, given, sending }}
      busy={regrade.isPending}
      error={regrade.error}
      onGrade={(grade) => regrade.mutate({ params: { id: resultId }, body: { questionId, ...grade } })}
      onCancel={onClose}
    />
  );
}
