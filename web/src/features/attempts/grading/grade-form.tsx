import type { Criterion } from '@prova/contract/assessments/rubric';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGivenUp, messageOf } from '../../../lib/api-error.ts';
import type { Sending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { SendingState } from '../../../widgets/sending-state.tsx';
import { CommentField, commented } from './comment-field.tsx';
import { PointsFields } from './points-fields.tsx';
import type { GivenPoints } from './use-given-points.ts';

type Grade = NonNullable<ReturnType<GivenPoints['read']>> & { comment?: string };

type Props = {
  pointsMax: number;
  rubric: readonly Criterion[];
  label?: string;
  given: GivenPoints;
  busy: boolean;
  sending: Sending;
  error: Error | null;
  onGrade: (grade: Grade) => void;
  onCancel: () => void;
};

/** Points and a comment for an answer, beneath it. */
export function GradeForm({ label, pointsMax, rubric, given, busy, sending, error, onGrade, onCancel }: Props) {
  const { t } = useTranslation('grading');
  const [comment, setComment] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // It opens in the place of the button that was pressed.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      aria-label={label}
      className="flex max-w-lg flex-col gap-4 border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        const points = given.read();
        if (points === null) return;
        onGrade({ ...points, ...commented(comment) });
      }}
    >
      <PointsFields rubric={rubric} pointsMax={pointsMax} given={given} />
      <CommentField rows={2} value={comment} onChange={setComment} />
      {error && !isGivenUp(error) && (
        <Callout kind="error" live>
          {messageOf(error)}
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {t('save')}
        </Button>
        <Button size="sm" onClick={sending.isWaiting ? sending.stop : onCancel}>
          {t(sending.isWaiting ? 'stopTrying' : 'regrade.cancel')}
        </Button>
        <SendingState sending={sending} />
      </div>
    </form>
  );
}
