import { regradeAnswer } from '@prova/contract/assessments/grading';
import { getResult } from '@prova/contract/assessments/own-tests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { typedPoints } from './typed-points.ts';

type Props = { resultId: string; questionId: string; number: number; points: number; pointsMax: number };

/** Other points for an answer that was graded; those before stay in its history. */
export function Regrade({ resultId, questionId, number, points, pointsMax }: Props) {
  const { t } = useTranslation('grading');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();
  const regrade = useCall(regradeAnswer, {
    invalidates: [getResult],
    meta: { quiet: true },
    onSuccess: () => {
      setOpen(false);
      toast.success(t('regrade.done'));
    },
  });
  if (!open)
    return (
      <Button
        size="sm"
        className="self-start"
        aria-label={t('regrade.openNamed', { number })}
        onClick={() => {
          setTyped(format.number(points));
          setComment('');
          setError(undefined);
          setOpen(true);
        }}
      >
        {t('regrade.open')}
      </Button>
    );
  return (
    <form
      className="flex flex-col gap-3 border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        const given = typedPoints(typed);
        if (given === null || given > pointsMax) return setError(t('pointsWrong', { max: pointsMax }));
        setError(undefined);
        const words = comment.trim();
        regrade.mutate({
          params: { id: resultId },
          body: { questionId, points: given, ...(words && { comment: words }) },
        });
      }}
    >
      <TextField
        label={t('points', { max: pointsMax })}
        hint={t('pointsHint')}
        inputMode="decimal"
        autoComplete="off"
        className="sm:max-w-56"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={error}
      />
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
        <Button size="sm" onClick={() => setOpen(false)}>
          {t('regrade.cancel')}
        </Button>
      </div>
    </form>
  );
}
