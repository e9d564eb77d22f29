import type { AiInterview } from '@prova/contract/ai-interviews/ai-interviews';
import { Bot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { AiInterviewActions } from './ai-interview-actions.tsx';
import { AiInterviewStatusBadge } from './ai-interview-status-badge.tsx';

type Props = {
  interview: AiInterview;
  /** Schedules an interview with people instead; left out where the reader may not. */
  onSchedulePeople?: (() => void) | undefined;
};

/** An AI interview among what else is known of an application. */
export function AiInterviewCard({ interview, onSchedulePeople }: Props) {
  const { t } = useTranslation(['ai-interviews', 'interviews']);
  const format = useFormat();
  const { status, cause, reason, closesAt, endedAt, questions, answered, organiserName } = interview;
  const isOpen = status === 'scheduled' || status === 'in_progress';
  const askedForPerson = cause === 'asked_for_person';
  const when = !isOpen && endedAt ? t('ended', { time: format.appointment(endedAt) }) : format.appointment(closesAt);
  return (
    <Card className="mt-2 flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="flex items-start gap-1.5 font-semibold wrap-break-word">
            <Bot className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden="true" />
            {!isOpen && endedAt ? when : t(isOpen ? 'until' : 'wasUntil', { time: when })}
          </p>
          <p className="text-small text-muted wrap-anywhere">
            {[
              t('answered', { count: answered, of: questions }),
              t('organiser', { name: organiserName || t('interviews:erased') }),
            ].join('\u00a0· ')}
          </p>
        </div>
        <AiInterviewStatusBadge interview={interview} />
      </div>
      {askedForPerson && (
        <Callout
          kind="warning"
          title={t('askedForPerson.title')}
          action={
            onSchedulePeople && (
              <Button size="sm" onClick={onSchedulePeople}>
                {t('askedForPerson.schedule')}
              </Button>
            )
          }
        >
          {reason && <p className="whitespace-pre-line wrap-anywhere">“{reason}”</p>}
          <p>{t('askedForPerson.text')}</p>
        </Callout>
      )}
      {!askedForPerson && reason && (
        <p className="text-small whitespace-pre-line text-muted wrap-anywhere">{t('reason', { reason })}</p>
      )}
      {status === 'failed' && <p className="text-small text-muted">{t('failedText')}</p>}
      <AiInterviewActions interview={interview} />
    </Card>
  );
}
