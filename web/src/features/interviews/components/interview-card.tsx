import type { Interview } from '@prova/contract/interviews/interviews';
import { interviewPaths } from '@prova/contract/interviews/paths';
import { to } from '@prova/contract/paths';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { InterviewActions } from './interview-actions.tsx';
import { PlaceText, TYPE_ICONS } from './interview-place.tsx';
import { InterviewStatusBadge } from './interview-status-badge.tsx';
import { interviewersIn } from './interviewers.ts';
import { OpenPoints } from './open-points.tsx';
import { OwnAnswer } from './own-answer.tsx';
import { AnswerBadge } from './participant-list.tsx';
import { useInterviewTimes } from './use-interview-times.ts';

/** An interview among what else is known of an application. */
export function InterviewCard({ interview }: { interview: Interview }) {
  const { t } = useTranslation('interviews');
  const times = useInterviewTimes();
  const { id, type, status, participants } = interview;
  const elsewhere = times.elsewhere(interview);
  const Icon = TYPE_ICONS[type];
  const candidate = participants.find(({ role }) => role === 'candidate');
  const ahead = status === 'scheduled' || status === 'in_progress';
  const names = interviewersIn(interview).map(({ name }) => name || t('erased'));
  return (
    <Card className="mt-2 flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-break-word first-letter:uppercase">
            <Link
              href={to(interviewPaths.interview, { id })}
              title={t('seePage')}
              className="rounded-sm hover:text-brand hover:underline"
            >
              {times.when(interview)}
            </Link>
          </p>
          {elsewhere && <p className="text-small text-muted">{t('elsewhere', { time: elsewhere })}</p>}
          <p className="text-small text-muted wrap-anywhere">
            {[times.length(interview.minutes), ...(names.length > 0 ? [names.join(', ')] : [])].join('\u00a0· ')}
          </p>
        </div>
        <p className="flex flex-wrap gap-1.5">
          {ahead && candidate && candidate.answer !== null && <AnswerBadge answer={candidate.answer} />}
          <InterviewStatusBadge interview={interview} />
        </p>
      </div>
      {ahead && (
        <p className="flex items-start gap-1.5 text-small">
          <Icon className="mt-0.5 size-3.5 shrink-0 text-muted" aria-hidden="true" />
          <span className="sr-only">{t(`place.${type}`)}: </span>
          <PlaceText {...interview} />
        </p>
      )}
      <OpenPoints interview={interview} />
      <OwnAnswer interview={interview} />
      <InterviewActions interview={interview} />
    </Card>
  );
}
