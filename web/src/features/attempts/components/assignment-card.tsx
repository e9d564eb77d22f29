import { type Assignment, cancelAssignment, mailAssignmentAgain } from '@prova/contract/attempts/assignments';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useTestFacts } from '../../assessments/components/use-test-facts.ts';
import { changedByAssignment } from './use-send-tests.ts';

const MoreTimeDialog = lazy(async () => ({ default: (await import('./more-time-dialog.tsx')).MoreTimeDialog }));
const ResultDialog = lazy(async () => ({ default: (await import('./result-dialog.tsx')).ResultDialog }));

const TONES = {
  sent: 'blue',
  started: 'amber',
  done: 'green',
  declined: 'plain',
  expired: 'plain',
  cancelled: 'plain',
} as const;

type Props = {
  assignment: Assignment;
  /** The candidate asked for help with it, and still waits for some. */
  asksHelp?: boolean;
};

/** A test asked of a candidate as the company sees it: how it stands, how it went, and what can still be done. */
export function AssignmentCard({ assignment, asksHelp = false }: Props) {
  const { t } = useTranslation(['assignments', 'tests', 'taking']);
  const facts = useTestFacts();
  const [asking, setAsking] = useState<'time' | 'cancel' | 'result' | null>(null);
  const cancel = useCall(cancelAssignment, {
    invalidates: changedByAssignment,
    meta: { quiet: true },
    onSuccess: () => toast.success(t('cancel.done')),
  });
  const again = useCall(mailAssignmentAgain, { onSuccess: () => toast.success(t('mailed')) });
  const { id, status, can, result } = assignment;
  const close = () => setAsking(null);
  return (
    <Card className="mt-2 flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{assignment.title}</p>
          <p className="text-small text-muted">
            {[
              t(`tests:difficulty.${assignment.difficulty}`),
              facts.questions(assignment),
              facts.minutes(assignment),
            ].join(' · ')}
          </p>
        </div>
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      </div>
      <Facts assignment={assignment} asksHelp={asksHelp} />
      {assignment.declineReason && (
        <blockquote className="border-l-2 border-border pl-3 whitespace-pre-line wrap-anywhere">
          {assignment.declineReason}
        </blockquote>
      )}
      {(can.change || can.cancel || result) && (
        <div className="flex flex-wrap gap-2">
          {result && (
            <Button size="sm" variant="primary" onClick={() => setAsking('result')}>
              {t('seeAnswers')}
            </Button>
          )}
          {can.change && (
            <Button size="sm" onClick={() => setAsking('time')}>
              {t('moreTime.open')}
            </Button>
          )}
          {can.cancel && (
            <>
              <Button size="sm" busy={again.isPending} onClick={() => again.mutate({ params: { id } })}>
                {t('mailAgain')}
              </Button>
              <Button size="sm" variant="danger-quiet" onClick={() => setAsking('cancel')}>
                {t('cancel.open')}
              </Button>
            </>
          )}
        </div>
      )}
      <Suspense>
        {asking === 'time' && <MoreTimeDialog assignment={assignment} onClose={close} />}
        {asking === 'result' && <ResultDialog id={id} onClose={close} />}
      </Suspense>
      {asking === 'cancel' && (
        <ConfirmDialog
          title={t('cancel.title')}
          confirmLabel={t('cancel.open')}
          cancelLabel={t('cancel.keep')}
          danger
          onConfirm={async () => {
            await cancel.mutateAsync({ params: { id } });
          }}
          onClose={close}
        >
          {t('cancel.text')}
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** When what happened, and how it went. */
function Facts({ assignment, asksHelp }: Required<Props>) {
  const { t } = useTranslation(['assignments', 'taking']);
  const format = useFormat();
  const facts = useTestFacts();
  const { status, result, dueAt, timeZone, openedAt, startedAt, endedAt, extraMinutes, helpAskedAt } = assignment;
  const by = t('sentBy', { name: assignment.senderName, time: format.ago(assignment.sentAt) });
  const lines = [
    ...(status === 'sent'
      ? [
          t(assignment.minutes === null ? 'dueEnd' : 'due', { time: format.appointment(dueAt, timeZone) }),
          t(openedAt ? 'opened' : 'notOpened'),
        ]
      : []),
    ...(status === 'started' && startedAt ? [t('startedAt', { time: format.ago(startedAt) })] : []),
    ...(endedAt && (status === 'declined' || status === 'expired' || status === 'cancelled')
      ? [t(`endedAt.${status}`, { time: format.ago(endedAt) })]
      : []),
    ...(extraMinutes > 0 ? [t('extra', { count: extraMinutes })] : []),
    by,
  ];
  const seenAt = assignment.answersSeen?.own;
  return (
    <>
      {asksHelp && helpAskedAt && (
        <p className="text-small font-semibold">
          {t(assignment.can.change ? 'helpAsked' : 'helpAskedLate', { time: format.relative(helpAskedAt) })}
        </p>
      )}
      {seenAt && <p className="text-small">{t('taking:signals.theirsSeen', { date: format.date(seenAt) })}</p>}
      {result && (
        <p className="tabular">
          <strong className="text-h5">
            {result.score === null ? t('taking:result.waiting') : format.percent(result.score / 100)}
          </strong>{' '}
          <span className="text-muted">
            {[
              ...(result.graded
                ? [t('taking:result.pointsOf', { points: format.number(result.points), max: result.pointsMax })]
                : []),
              facts.duration(result.seconds),
              ...(result.submittedBy === 'time' ? [t('byTime')] : []),
              ...(result.reused ? [t('reused', { date: format.date(result.submittedAt) })] : []),
            ].join(' · ')}
          </span>
        </p>
      )}
      <p className="text-small text-muted">{lines.join(' · ')}</p>
    </>
  );
}
