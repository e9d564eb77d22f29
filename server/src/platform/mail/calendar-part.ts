import type { Locale } from '@prova/contract/common';
import { calendarFile } from '../calendar/calendar-file.ts';
import type { CalendarPart, MailDocument } from './mail-document.ts';

export const CALENDAR_FILE_NAMES: Readonly<Record<Locale, string>> = { 'pt-BR': 'convite.ics', 'en-US': 'invite.ics' };

/** What is known of the calendar part only once the mail leaves. */
interface Leaves {
  /** The sender of all mails, whoever they speak for: an update that came from another organizer would be another event. */
  readonly organizer: { readonly name: string; readonly address: string };
  readonly recipient: string;
  readonly at: Date;
}

/** What a mail puts into the calendar of its reader; none where its kind has nothing for it. */
export function calendarPart(
  { calendar, locale }: MailDocument,
  { organizer, recipient, at }: Leaves,
): CalendarPart | undefined {
  if (!calendar) return undefined;
  const { attendeeName, ...event } = calendar;
  const attendee = { name: attendeeName, address: recipient };
  return {
    method: event.method,
    fileName: CALENDAR_FILE_NAMES[locale],
    content: calendarFile({ ...event, organizer, attendee, stampedAt: at }),
  };
}
