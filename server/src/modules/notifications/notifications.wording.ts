import type { Locale } from '@prova/contract/common';
import { fill } from '@prova/contract/texts';
import { linkOf, notificationParams, type Sent, type TextKey } from './notifications.kinds.ts';
import { enUS } from './notifications.texts.en-US.ts';
import { type NotificationTexts, ptBR } from './notifications.texts.pt-BR.ts';

const TEXTS: Readonly<Record<Locale, NotificationTexts>> = { 'pt-BR': ptBR, 'en-US': enUS };

export interface Worded {
  readonly title: string;
  readonly message: string;
  readonly link: string | null;
}

/** Title, message and link of a stored notification in the reader's language. */
export function word(stored: { type: string; params: unknown }, locale: Locale): Worded {
  const texts = TEXTS[locale];
  const sent = readStored(stored);
  if (!sent) return { ...texts.other, link: null };
  const { title, message } = texts.kinds[`${sent.type}.${sent.params.event}` as TextKey];
  const values = 'candidateName' in sent.params ? { candidateName: sent.params.candidateName ?? texts.somebody } : {};
  return { title, message: fill(message, { ...sent.params, ...values }), link: linkOf(sent) };
}

/** What is stored, or null when it is not of this version's kinds: the list is shown all the same. */
function readStored({ type, params }: { type: string; params: unknown }): Sent | null {
  if (!Object.hasOwn(notificationParams, type)) return null;
  const result = notificationParams[type as Sent['type']].safeParse(params);
  return result.success ? ({ type, params: result.data } as Sent) : null;
}
