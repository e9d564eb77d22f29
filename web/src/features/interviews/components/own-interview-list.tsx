import { applicationPaths } from '@prova/contract/applications/paths';
import type { DataOf } from '@prova/contract/endpoint';
import type { listOwnInterviews } from '@prova/contract/interviews/interviews';
import { to } from '@prova/contract/paths';
import { CalendarCheck, CalendarClock, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { stateOf } from './interview-state.ts';
import { TYPE_ICONS } from './type-icons.ts';
import { useMeeting } from './use-meeting.ts';

type OwnInterview = DataOf<typeof listOwnInterviews>[number];

/** The talent's interviews that are still to come. */
export function OwnInterviewList({ interviews }: { interviews: readonly OwnInterview[] }) {
  const { t } = useTranslation(['interviews-invitation', 'own-interviews']);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-h4">{t('own-interviews:title')}</h2>
      <Card padded={false}>
        <ul className="divide-y divide-border">
          {interviews.map((interview) => (
            <InterviewRow key={interview.id} interview={interview} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function InterviewRow({ interview }: { interview: OwnInterview }) {
  const { t } = useTranslation(['interviews-invitation', 'own-interviews']);
  const { day, time, zone } = useMeeting(interview);
  const Icon = TYPE_ICONS[interview.type];
  const unanswered = interview.answer === null && interview.can.answer;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4">
      <div className="flex min-w-0 items-start gap-3">
        <Icon className="mt-0.5 size-5 shrink-0 text-brand" aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-semibold first-letter:uppercase">
            <time dateTime={interview.startsAt}>{`${day}, ${time}`}</time>{' '}
            <span className="font-normal text-muted">({zone})</span>
          </p>
          <p className="text-muted wrap-anywhere">{`${interview.jobTitle}\u00a0· ${interview.companyName}`}</p>
          <p className="text-small text-muted">{t(`type.${interview.type}`)}</p>
        </div>
      </div>
      <span className="flex flex-1 flex-wrap items-center justify-between gap-3 sm:flex-none">
        <AnswerBadge interview={interview} />
        <LinkButton
          href={to(applicationPaths.talentApplication, { id: interview.applicationId })}
          variant={unanswered ? 'primary' : 'secondary'}
          aria-label={`${t(unanswered ? 'own-interviews:answer' : 'own-interviews:see')}: ${interview.jobTitle}`}
        >
          {t(unanswered ? 'own-interviews:answer' : 'own-interviews:see')}
        </LinkButton>
      </span>
    </li>
  );
}

function AnswerBadge({ interview }: { interview: OwnInterview }) {
  const { t } = useTranslation(['interviews-invitation', 'own-interviews']);
  const state = stateOf(interview, useNow());
  if (state === 'under_way') return <Badge tone="blue">{t('own-interviews:now')}</Badge>;
  if (state === 'accepted')
    return (
      <Badge tone="green" icon={<CalendarCheck aria-hidden="true" />}>
        {t('own-interviews:accepted')}
      </Badge>
    );
  return (
    <Badge
      tone={state === 'another_time' ? 'plain' : 'amber'}
      icon={state === 'another_time' ? <CalendarClock aria-hidden="true" /> : <Clock aria-hidden="true" />}
    >
      {t(state === 'another_time' ? 'own-interviews:anotherTime' : 'own-interviews:unanswered')}
    </Badge>
  );
}
