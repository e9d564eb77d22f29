import { regradeAnswer } from '@prova/contract/assessments/grading';
import { getResult } from '@prova/contract/assessments/own-tests';
import type { Criterion } from '@prova/contract/assessments/rubric';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { PointsFields } from './points-fields.tsx';
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
  const [comment, setComment] = useState('');
  const regrade = useCall(regradeAnswer, {
    invalidates: [getResult],
    meta: { quiet: true },
    onSuccess: () => {
      onClose();
      toast.success(t('regrade.done'));
    },
  });
  return (
    <form
      className="flex flex-col gap-3 border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        const read = given.read();
        if (read === null) return;
        const words = comment.trim();
        regrade.mutate({
          params: { id: resultId },
          body: { questionId, ...read, ...(words && { comment: words }) },
        });
      }}
    >
      <PointsFields rubric={rubric} pointsMax={pointsMax} given={given} />
      <TextArea
        label={t('comment')}
        hint={t('commentHint')}
        optional
        rows={2}
        maxLength={2000}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      {regrade.error && (
        <Callout kind="error" live>
          {messageOf(regrade.error)}
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="sm" busy={regrade.isPending}>
          {t('save')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t('regrade.cancel')}
        </Button>
      </div>
    </form>
  );
}
