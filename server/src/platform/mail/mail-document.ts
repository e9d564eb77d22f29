import type { Locale } from '@prova/contract/common';
import type { CalendarEvent } from '../calendar/calendar-file.ts';
import type { MailPicture } from './mail-pictures.ts';

/** What a mail puts into the calendar of its reader, or takes out of it: who invites and who is invited follow from the mail. */
export interface MailCalendar extends Omit<CalendarEvent, 'organizer' | 'attendee' | 'stampedAt'> {
  readonly attendeeName: string;
}

/** The parts that a mail is made of. Texts are plain: the renderers escape them. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The address is also written out below, for readers that show no buttons. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'details'; readonly items: readonly { readonly label: string; readonly value: string }[] }
  /** Words of somebody else, shown as theirs. */
  | { readonly kind: 'quote'; readonly text: string }
  /** HTML that a company wrote; the renderers clean it again. */
  | { readonly kind: 'rich'; readonly html: string };

/** A mail before it becomes HTML and text. */
export interface MailDocument {
  readonly locale: Locale;
  readonly subject: string;
  /** The line that mailboxes show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Said above the address below a button. */
  readonly linkHint: string;
  /** Why this mail came, on whose behalf, what is promised: one line each. */
  readonly footer: readonly string[];
  /** Of the company that speaks, once its identity was proved: the picture, and the name for who does not see it. */
  readonly logo?: { readonly name: string; readonly png: Uint8Array };
  /** How to get no more of these. */
  readonly unsubscribe?: { readonly question: string; readonly label: string; readonly url: string };
  readonly calendar?: MailCalendar;
  /** Last of all: how to report the mail. */
  readonly report?: { readonly question: string; readonly label: string; readonly url: string };
}

/** A mail as it is handed over. */
export interface RenderedMail {
  readonly html: string;
  readonly text: string;
  /** What the HTML shows. */
  readonly pictures: readonly MailPicture[];
  readonly calendar?: CalendarPart;
}

/** An iCalendar file that comes with a mail. */
export interface CalendarPart {
  readonly method: MailCalendar['method'];
  readonly fileName: string;
  readonly content: string;
}
