import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../../lib/calendar-day.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useMinutes } from '../../../lib/use-minutes.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { isAhead, isOn, stateOf } from './interview-state.ts';
import { InvitationPlace } from './invitation-place.tsx';
import type { SeenInterview } from './seen-interview.ts';
import { TYPE_ICONS } from './type-icons.ts';
import { useMeeting } from './use-meeting.ts';

/** When an interview is, where, with whom, and what the company says of it. */
export function InterviewSummary({ interview }: { interview: SeenInterview }) {
  const { t } = useTranslation('interviews-invitation');
  const locale = useLocale();
  const minutes = useMinutes();
  const meeting = useMeeting(interview);
  const state = stateOf(interview, useNow());
  const { type, interviewers, observers, notes, companyName } = interview;
  const listed = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
  const Icon = TYPE_ICONS[type];
  const rows = [
    isOn(state) ? [t(`place.${type}`), <InvitationPlace key="place" {...interview} />] : null,
    [t('length'), minutes(interview.minutes)],
    interviewers.length > 0 ? [t('who'), listed(interviewers)] : null,
    observers.length > 0 ? [t('observers'), listed(observers)] : null,
  ].filter((row) => row !== null);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="sr-only">{t('summary')}</h2>
      <div className="flex flex-col gap-1">
        <p className="text-h3 font-bold first-letter:uppercase">
          <time dateTime={interview.startsAt}>{meeting.day}</time>
        </p>
        <p className="text-h4 font-semibold">
          {meeting.time}{' '}
          <span className="text-body font-normal text-muted">
            {meeting.other ? t('ownZone', { zone: meeting.zone }) : `(${meeting.zone})`}
          </span>
        </p>
        {meeting.other && (
          <p className="text-muted">
            {t('otherZone', {
              time:
                meeting.other.day === meeting.day ? meeting.other.time : `${meeting.other.day}, ${meeting.other.time}`,
              zone: meeting.other.zone,
            })}
          </p>
        )}
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge icon={<Icon aria-hidden="true" />}>{t(`type.${type}`)}</Badge>
          {isAhead(state) && <DaysLeft interview={interview} />}
        </p>
      </div>
      <dl className="divide-y divide-border">
        {rows.map(([label, value]) => (
          <div key={String(label)} className="flex justify-between gap-x-6 gap-y-0.5 py-2.5 max-sm:flex-col">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere sm:text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {notes && (
        <figure>
          <figcaption className="text-small text-muted wrap-anywhere">
            {t('notes', { company: companyName })}
          </figcaption>
          <blockquote className="mt-1 max-w-[68ch] border-l-2 border-brand pl-3 whitespace-pre-line wrap-anywhere">
            {notes}
          </blockquote>
        </figure>
      )}
    </Card>
  );
}

/** How far off it is, in days of the calendar by which the reader is told when it is. */
function DaysLeft({ interview: { startsAt, timeZone } }: { interview: SeenInterview }) {
  const { t } = useTranslation('interviews-invitation');
  const hydrated = useHydrated();
  const zone = hydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
  const left = daysBetween(useNow(), new Date(startsAt), zone);
  return (
    <Badge tone={left <= 1 ? 'blue' : 'plain'}>
      {left <= 0 ? t('today') : left === 1 ? t('tomorrow') : t('daysLeft', { count: left })}
    </Badge>
  );
}
