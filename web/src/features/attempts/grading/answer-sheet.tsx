import { type GradingTask, listGrading } from '@prova/contract/attempts/grading';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { invalidate } from '../../../lib/query.ts';
import { Callout } from '../../../ui/callout.tsx';
import { cx } from '../../../ui/cx.ts';
import { Statement } from '../../assessments/components/statement.tsx';
import { CaseResults } from '../../code/components/case-results.tsx';
import { ShownCode } from '../../code/components/shown-code.tsx';
import { ShownVideo } from '../video/shown-video.tsx';

/** What was asked and answered, beside what its author expects. */
export function AnswerSheet({ task }: { task: GradingTask }) {
  const { t } = useTranslation(['grading', 'code']);
  const format = useFormat();
  const client = useQueryClient();
  const { proposal, pointsMax } = task;
  const isCode = task.type === 'CODE';
  return (
    <>
      <Statement html={task.text} />
      {task.video ? (
        <ShownVideo video={task.video} renew={() => invalidate(client, [listGrading])} />
      ) : (
        <Written title={t('answer')} text={typeof task.value === 'string' ? task.value : ''} code={isCode} />
      )}
      {task.checking && <Callout kind="info">{t('code:proposal.checking')}</Callout>}
      {proposal && (
        <section className="flex flex-col gap-2">
          {proposal.points !== null && (
            <h3 className="text-small font-semibold">
              {t('code:proposal.title')}:{' '}
              {t('given.points', { points: format.number(proposal.points), max: pointsMax })}
            </h3>
          )}
          <CaseResults
            cases={proposal.cases}
            details={proposal.cases}
            inputName={task.language === 'sql' ? t('code:rows') : undefined}
          />
        </section>
      )}
      {task.expectedAnswer && <Written title={t('expected')} text={task.expectedAnswer} code={false} quiet />}
      {task.explanation && <Written title={t('explanation')} text={task.explanation} code={false} quiet />}
    </>
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
  const look = quiet ? 'border border-border' : 'bg-sunken';
  return (
    <section>
      <h3 className="text-small font-semibold">{title}</h3>
      {code ? (
        <ShownCode code={text} className={look} />
      ) : (
        <p className={cx('mt-1 rounded-control p-3 whitespace-pre-wrap wrap-anywhere', look)}>{text}</p>
      )}
    </section>
  );
}
