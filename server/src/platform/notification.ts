import type { Locale } from '@prova/contract/common';
import type { NotificationType } from '@prova/contract/notifications/notifications';
import type { NotificationTopic } from '@prova/contract/notifications/topics';
import type * as z from 'zod';

/** What the bell shows; `{jobTitle}` stands for a parameter. */
export interface NotificationWords {
  readonly title: string;
  readonly message: string;
}

export type NotificationTexts = Readonly<Record<Locale, NotificationWords>>;

/** One thing that a bell can tell. Type and event are stored, and stay as they are once rows have them. */
export interface NotificationKind<P extends object> {
  readonly type: NotificationType;
  /** Tells the kinds of one type apart. */
  readonly event: string;
  /** Of the choices of its reader; left out, that of its type (`topicOf`). */
  readonly topic?: NotificationTopic;
  /** What is stored to word and link it. A `candidateName` of null names nobody. */
  readonly params: z.ZodType<P>;
  /** The page of the web client that shows what it is about. */
  link(params: NoInfer<P>): string;
  /** Where many may come at once: what they have in common, and how several are told as one, with `{count}`. */
  readonly together?: {
    of(params: NoInfer<P>): string;
    readonly texts: NotificationTexts;
  };
  readonly texts: NotificationTexts;
}

/** The words of a module's notifications, each in every language. */
export function inEachLanguage<Name extends string>(
  words: Readonly<Record<Locale, Readonly<Record<Name, NotificationWords>>>>,
): Readonly<Record<Name, NotificationTexts>> {
  const names = Object.keys(words['pt-BR']) as Name[];
  const entries = names.map((name) => [name, { 'pt-BR': words['pt-BR'][name], 'en-US': words['en-US'][name] }]);
  return Object.fromEntries(entries);
}

/** Declares a notification for `notify`; `module.ts` lists it. */
export function defineNotification<P extends object>(kind: NotificationKind<P>): NotificationKind<P> {
  return kind;
}
