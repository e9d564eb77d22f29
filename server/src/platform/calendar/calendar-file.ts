import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** One event as it is put into somebody's calendar, changed there, or taken out again. */
export interface CalendarEvent {
  readonly method: 'REQUEST' | 'CANCEL';
  /** The same for the event's whole life: by it a calendar knows what a later file is about. */
  readonly uid: string;
  /** Higher with each change: a calendar leaves a file aside that has a lower one. */
  readonly sequence: number;
  readonly start: Date;
  readonly end: Date;
  readonly summary: string;
  /** Plain text of several lines. */
  readonly description: string;
  readonly location: string | null;
  /** Absolute. */
  readonly url: string | null;
  readonly organizer: Party;
  readonly attendee: Party | null;
  /** When the file is made: of two with one sequence the later holds. */
  readonly stampedAt: Date;
}

interface Party {
  /** Empty: shown by the address. */
  readonly name: string;
  readonly address: string;
}

const METHODS = { REQUEST: ICalCalendarMethod.REQUEST, CANCEL: ICalCalendarMethod.CANCEL } as const;
const STATES = { REQUEST: ICalEventStatus.CONFIRMED, CANCEL: ICalEventStatus.CANCELLED } as const;
const UID = /^[\w.@-]+$/;
// All that ends a line somewhere: to Unicode, or to a reader of iCalendar that goes by it.
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
// Forbidden in iCalendar, and what makes a text read in another order than it stands.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSEEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * The event as an iCalendar file (RFC 5545, 5546). Times are in UTC, so that it needs no rules of time zones and is right
 * on both sides of a clock change. Nobody is asked to answer by the calendar: an answer would go to a sender who reads none.
 */
export function calendarFile(event: CalendarEvent): string {
  if (!UID.test(event.uid)) throw new Error('The uid of a calendar event is letters, digits and -_.@');
  if (event.start >= event.end) throw new Error('A calendar event ends after it starts');
  const calendar = ical({
    prodId: { company: 'Prova', product: 'Prova', language: 'EN' },
    scale: 'GREGORIAN',
    method: METHODS[event.method],
  });
  const entry = calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: event.stampedAt,
    start: event.start,
    end: event.end,
    summary: oneLine(event.summary),
    description: lines(event.description) || null,
    location: event.location === null ? null : oneLine(event.location),
    url: event.url === null ? null : unescapedUrl(event.url),
    organizer: { name: shownName(event.organizer), email: event.organizer.address },
    status: STATES[event.method],
  });
  if (event.attendee)
    entry.createAttendee({
      name: shownName(event.attendee),
      email: event.attendee.address,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: false,
    });
  return `${calendar}\r\n`;
}

/** The same lines, without what no calendar may hold. */
const lines = (text: string) => text.toWellFormed().replaceAll(LINE_ENDS, '\n').replaceAll(UNSEEN, '');
const oneLine = (text: string) => lines(text).replaceAll(/\s+/g, ' ').trim();
/** Calendars disagree on how quotation marks (RFC 6868) and backslashes are written in a name: these signs they all show. */
const shownName = ({ name, address }: Party) => oneLine(name).replaceAll('"', "'").replaceAll('\\', '/') || address;
/** An address is not escaped as texts are: what would be is written so that it need not be. */
const unescapedUrl = (url: string) =>
  new URL(url).href.replaceAll(/[\\,;]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
