import { type GradingTask, gradeAnswers, listGrading } from '@prova/contract/assessments/grading';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CaseResults } from '../components/case-results.tsx';
import { ShownVideo } from '../components/shown-video.tsx';
import { Statement } from '../components/statement.tsx';
import { typedPoints } from './typed-points.ts';

type Props = { task: GradingTask; left: number };

/** One answer beside what its author expects, and the points that it gets. Enter saves, and the next one comes. */
export function GradingDesk({ task, left }: Props) {
  const { t } = useTranslation(['grading', 'tests', 'code']);
  const format = useFormat();
  const { attemptId, questionId, pointsMax, proposal } = task;
  const [typed, setTyped] = useState(proposal ? format.number(proposal.points) : '');
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The next answer takes the focus, as another page does.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const grade = useCall(gradeAnswers, {
    invalidates: [listGrading],
    meta: { quiet: true },
    onSuccess: ({ skipped }) => {
      if (skipped > 0) toast.info(t('gradedBefore'));
    },
  });
  const give = (points: number) => {
    const words = comment.trim();
    grade.mutate({ body: { grades: [{ attemptId, questionId, points, ...(words && { comment: words }) }] } });
  };
  const save = () => {
    const points = typedPoints(typed);
    if (points === null || points > pointsMax) {
      setError(t('pointsWrong', { max: pointsMax }));
      return;
    }
    setError(undefined);
    give(points);
  };
  const shares = [0, 0.5, 1].map((share) => Math.round(pointsMax * share * 4) / 4);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
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
        <Statement html={task.text} />
        {task.video ? (
          <ShownVideo video={task.video} />
        ) : (
          <Written
            title={t('answer')}
            text={typeof task.value === 'string' ? task.value : ''}
            code={task.type === 'CODE'}
          />
        )}
        {task.checking && <Callout kind="info">{t('code:proposal.checking')}</Callout>}
        {proposal && (
          <section className="flex flex-col gap-2">
            <h3 className="text-small font-semibold">
              {t('code:proposal.title')}:{' '}
              {t('code:proposal.points', { points: format.number(proposal.points), max: pointsMax })}
            </h3>
            <CaseResults cases={proposal.cases} />
          </section>
        )}
        {task.expectedAnswer && (
          <Written title={t('expected')} text={task.expectedAnswer} code={task.type === 'CODE'} quiet />
        )}
        {task.explanation && <Written title={t('explanation')} text={task.explanation} code={false} quiet />}
      </Card>
      <Card as="section" aria-label={t('grade')} className="lg:sticky lg:top-20">
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            label={t('points', { max: pointsMax })}
            hint={t('pointsHint')}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={error}
          />
          <div className="flex flex-wrap gap-2">
            {shares.map((points, index) => (
              <Button key={points} size="sm" onClick={() => setTyped(format.number(points))}>
                {t(`shares.${(['none', 'half', 'all'] as const)[index] ?? 'none'}`, { points: format.number(points) })}
              </Button>
            ))}
          </div>
          <TextArea
            label={t('comment')}
            hint={t('commentHint')}
            optional
            rows={3}
            maxLength={2000}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          {grade.error && (
            <Callout kind="error" live>
              {messageOf(grade.error)}
            </Callout>
          )}
          <Button type="submit" variant="primary" busy={grade.isPending}>
            {t(left > 1 ? 'saveAndNext' : 'save')}
          </Button>
        </form>
      </Card>
    </div>
  );
}

function Written({
  title,
  text,
  code,
  quiet = false,
}: {
  title: string;
  text: string;
  code: boolean;
  quiet?: boolean;
}) {
  const look = `mt-1 rounded-control p-3 ${quiet ? 'border border-border' : 'bg-sunken'}`;
  return (
    <section>
      <h3 className="text-small font-semibold">{title}</h3>
      {code ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard, too
        <pre tabIndex={0} className={`${look} overflow-x-auto font-mono text-small`}>
          {text}
        </pre>
      ) : (
        <p className={`${look} whitespace-pre-line wrap-anywhere`}>{text}</p>
      )}
    </section>
  );
}
