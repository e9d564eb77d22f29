import type { Interview } from '@prova/contract/interviews/interviews';
import { interviewPaths } from '@prova/contract/interviews/paths';
import { to } from '@prova/contract/paths';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { InterviewActions } from '../components/interview-actions.tsx';
import { TYPE_ICONS } from '../components/interview-place.tsx';
import { InterviewStatusBadge } from '../components/interview-status-badge.tsx';
import { interviewersIn } from '../components/interviewers.ts';
import { AnswerBadge } from '../components/participant-list.tsx';
import { useInterviewTimes } from '../components/use-interview-times.ts';

/** One interview of the list: when, whom, with whom, and who has answered. */
export function InterviewRow({ interview }: { interview: Interview }) {
  const { t } = useTranslation('interviews');
  const { locale } = useFormat();
  const times = useInterviewTimes();
  const { id, type, status, participants, open } = interview;
  const Icon = TYPE_ICONS[type];
  const elsewhere = times.elsewhere(interview);
  const ahead = (status === 'scheduled' || status === 'in_progress') && !open.includes('outcome');
  const candidate = participants.find(({ role }) => role === 'candidate');
  const members = interviewersIn(interview);
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    members.map(({ name }) => name || t('erased')),
  );
  const silent = members.filter(({ answer }) => answer === null).length;
  const facts = [t(`type.${type}`), interview.jobTitle, ...(names ? [t('list.with', { names })] : [])];
  return (
    <Card
      as="li"
      aria-labelledby={`interview-${id}`}
      className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <h2 id={`interview-${id}`} className="min-w-0 text-h5 wrap-break-word">
            <Link href={to(interviewPaths.interview, { id })} className="rounded-sm hover:text-brand hover:underline">
              {interview.candidateName || t('hidden')}
            </Link>
          </h2>
          {open.map((point) => (
            <Badge key={point} tone="amber">
              {t(`list.open.${point}`)}
            </Badge>
          ))}
          {ahead && candidate && !open.includes('another_time') && <AnswerBadge answer={candidate.answer} />}
          {status !== 'scheduled' && <InterviewStatusBadge interview={interview} />}
        </div>
        <p className="mt-1 font-medium wrap-break-word first-letter:uppercase">
          <time dateTime={interview.startsAt}>{times.when(interview)}</time>
          <span className="font-normal text-muted">{`\u00a0· ${times.length(interview.minutes)}`}</span>
        </p>
        {elsewhere && <p className="text-small text-muted">{t('elsewhere', { time: elsewhere })}</p>}
        <p className="mt-1 flex items-start gap-1.5 text-sm wrap-anywhere">
          <Icon className="mt-1 size-3.5 shrink-0 text-muted" aria-hidden="true" />
          <span>
            {facts.join('\u00a0· ')}
            {ahead && silent > 0 && <span className="text-muted"> ({t('list.waiting', { count: silent })})</span>}
          </span>
        </p>
      </div>
      <InterviewActions interview={interview} />
    </Card>
  );
}
