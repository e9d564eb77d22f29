import { type GradingTask, gradeAnswers } from '@prova/contract/attempts/grading';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isGivenUp, messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { useKeptState } from '../../../lib/use-kept-state.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { SendingState } from '../../../widgets/sending-state.tsx';
import { changedByGrade } from '../attempts.queries.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import { CommentField, commented } from './comment-field.tsx';
import { PointsFields } from './points-fields.tsx';
import { useGivenPoints } from './use-given-points.ts';

type Props = {
  task: GradingTask;
  left: number;
  /** Goes on with another answer; left out where there is no other. */
  onPass: (() => void) | undefined;
};

/**
 * One answer beside what its author expects, and the points that it gets. Enter saves, and the next one comes. What is typed
 * for an answer stays with it until it is saved, also where it is left for later.
 */
export function GradingDesk({ task, left, onPass }: Props) {
  const { t } = useTranslation(['grading', 'tests']);
  const format = useFormat();
  const { attemptId, questionId, pointsMax, rubric, proposal, graders } = task;
  const draft = `${attemptId}.${questionId}`;
  const given = useGivenPoints(task, { points: proposal?.points ?? null, criteria: null }, `grade.points.${draft}`);
  const [comment, setComment, forgetComment] = useKeptState(`grade.comment.${draft}`, '');
  const [sending, watched] = useSending();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // The next answer takes the focus, as another page does.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const grade = useCall(gradeAnswers, {
    invalidates: changedByGrade,
    meta: { quiet: true },
    ...watched,
    onSuccess: ({ skipped }) => {
      given.forget();
      forgetComment();
      if (skipped > 0) toast.info(t('gradedBefore'));
    },
  });
  const save = () => {
    const points = given.read();
    if (points === null) return;
    grade.mutate({ body: { grades: [{ attemptId, questionId, ...points, ...commented(comment) }] } });
  };
  /** A digit begins the first points that are missing, wherever one has read to. */
  const typeAnywhere = (event: KeyboardEvent) => {
    const isTyping = event.target !== heading.current || event.ctrlKey || event.metaKey || event.altKey;
    if (isTyping || !/^\d$/.test(event.key)) return;
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  };
  const shares = [0, 0.5, 1].map((share) => Math.round(pointsMax * share * 4) / 4);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what is typed on its heading, which a person reads from
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]" onKeyDown={typeAnywhere}>
      <Card className="flex min-w-0 flex-col gap-4">
        <header className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <p className="text-small text-muted wrap-anywhere">
              {task.testTitle} · {t(`tests:types.${task.type}`)}
            </p>
            <h2 ref={heading} tabIndex={-1} className="text-h5 outline-none">
              {t('answerOf', { label: task.label })}
            </h2>
          </div>
          <Badge>{t('pointsMax', { count: pointsMax })}</Badge>
        </header>
        <AnswerSheet task={task} />
      </Card>
      <Card
        as="section"
        aria-label={t('grade')}
        className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
      >
        <form
          ref={form}
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          {graders > 1 && <Callout kind="info">{t('two')}</Callout>}
          <PointsFields rubric={rubric} pointsMax={pointsMax} given={given} />
          {rubric.length === 0 && (
            <div className="flex flex-wrap gap-2">
              {shares.map((points, index) => (
                <Button key={points} size="sm" onClick={() => given.change(0, format.number(points))}>
                  {t(`shares.${(['none', 'half', 'all'] as const)[index] ?? 'none'}`, {
                    points: format.number(points),
                  })}
                </Button>
              ))}
            </div>
          )}
          <CommentField rows={3} value={comment} onChange={setComment} />
          {grade.error && !isGivenUp(grade.error) && (
            <Callout kind="error" live>
              {messageOf(grade.error)}
            </Callout>
          )}
          <Button type="submit" variant="primary" busy={grade.isPending}>
            {t(left > 1 ? 'saveAndNext' : 'save')}
          </Button>
          <SendingState sending={sending} />
          {sending.isWaiting ? (
            <Button onClick={sending.stop}>{t('stopTrying')}</Button>
          ) : (
            onPass && <Button onClick={onPass}>{t('pass')}</Button>
          )}
        </form>
      </Card>
    </div>
  );
}
