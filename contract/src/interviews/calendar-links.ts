/** An event as a link puts it into a calendar on the web. */
export interface LinkedEvent {
  readonly title: string;
  /** Plain text of several lines. */
  readonly details: string;
  readonly location: string | null;
  /** Instants: a text says its zone. */
  readonly start: Date | string;
  readonly end: Date | string;
}

/** Longer addresses are refused by servers, and by the filters of mailboxes before them. */
const LONGEST_DETAILS = 3000;

/** Opens Google Calendar with the event filled in; whoever opens it saves it there. */
export function googleCalendarUrl({ title, details, location, start, end }: LinkedEvent): string {
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    details: shortened(details, (text) => text),
    location,
  });
}

/** Opens the calendar of Outlook on the web with the event filled in. It reads the details as HTML. */
export function outlookCalendarUrl({ title, details, location, start, end }: LinkedEvent): string {
  return address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: toTheSecond(start),
    enddt: toTheSecond(end),
    body: shortened(details, asHtml),
    location,
  });
}

/** 2026-11-01T13:00:00Z, in UTC. @throws RangeError where it is no instant */
function toTheSecond(instant: Date | string): string {
  return new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** 20261101T130000Z */
const compact = (instant: Date | string) => toTheSecond(instant).replaceAll(/[-:]/g, '');

const asHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\r\n|[\n\r]/g, '<br>');

/** As many characters as fit into an address once they are written as it has them. */
function shortened(text: string, written: (text: string) => string): string {
  const fits = (part: string) => encoded(written(part)).length <= LONGEST_DETAILS;
  if (fits(text)) return written(text);
  const characters = [...text];
  let [fitting, tooMany] = [0, characters.length];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(`${characters.slice(0, middle).join('')}…`)) fitting = middle;
    else tooMany = middle;
  }
  return written(`${characters.slice(0, fitting).join('')}…`);
}

/** A blank is %20: Outlook shows a plus sign as one. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

function address(base: string, values: Readonly<Record<string, string | null>>): string {
  const query = Object.entries(values).flatMap(([name, value]) => (value ? [`${name}=${encoded(value)}`] : []));
  return `${base}?${query.join('&')}`;
}
