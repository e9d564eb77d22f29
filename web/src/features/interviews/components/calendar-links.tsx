import { googleCalendarUrl, outlookCalendarUrl } from '@prova/contract/interviews/calendar-links';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { SeenInterview } from './seen-interview.ts';

const CALENDARS = [
  { name: 'Google', urlOf: googleCalendarUrl },
  { name: 'Outlook', urlOf: outlookCalendarUrl },
] as const;

/** Puts an interview into the reader's calendar. The link that opens this page is their key, and stays out of it. */
export function CalendarLinks({ interview }: { interview: SeenInterview }) {
  const { t } = useTranslation('interviews-invitation');
  const locale = useLocale();
  const { companyName: company, jobTitle: job, interviewers, notes, location, startsAt, endsAt, type } = interview;
  const event = {
    title: t('event', { job, company }),
    details: [
      t(`type.${type}`),
      interviewers.length > 0 && `${t('who')}: ${new Intl.ListFormat(locale).format(interviewers)}`,
      notes,
    ]
      .filter(Boolean)
      .join('\n'),
    location,
    start: startsAt,
    end: endsAt,
  };
  return (
    <section className="flex flex-wrap items-center gap-3">
      <h2 className="text-h5 max-sm:w-full">{t('calendar')}</h2>
      {CALENDARS.map(({ name, urlOf }) => (
        <LinkButton key={name} href={urlOf(event)} target="_blank" rel="noopener noreferrer">
          {name}
          <span className="sr-only">{t('newWindow')}</span>
        </LinkButton>
      ))}
    </section>
  );
}
