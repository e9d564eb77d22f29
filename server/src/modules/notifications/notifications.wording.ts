import type { Locale } from '@prova/contract/common';
import type { Notification } from '@prova/contract/notifications/notifications';
import { fill } from '@prova/contract/texts';
import { enUS } from './notifications.words.en-US.ts';
import { ptBR } from './notifications.words.pt-BR.ts';
import { notificationPorts } from './ports.ts';

const WORDS = { 'pt-BR': ptBR, 'en-US': enUS };

export interface Worded {
  readonly title: string;
  readonly message: string;
  readonly link: string | null;
  readonly group: Notification['group'];
}

/** Title, message and link of a stored notification in the reader's language; what no module knows is shown all the same. */
export function word(stored: { type: string; params: unknown }, locale: Locale): Worded {
  const { somebody, somebodyWithin, other } = WORDS[locale];
  const event = (stored.params as { event?: unknown } | null)?.event;
  const kind = notificationPorts.kinds().find((each) => each.type === stored.type && each.event === event);
  const { success, data: params } = kind?.params.safeParse(stored.params) ?? {};
  if (!kind || !success || !params) return { ...other, link: null, group: null };
  const { title, message } = kind.texts[locale];
  const unnamed = message.startsWith('{candidateName}') ? somebody : somebodyWithin;
  const names = 'candidateName' in params ? { candidateName: params.candidateName ?? unnamed } : {};
  const group = kind.together
    ? {
        key: `${kind.type}.${kind.event}.${kind.together.of(params)}`,
        // How many they are is known where they are shown.
        title: fill(kind.together.texts[locale].title, { ...params, count: '{count}' }),
        message: fill(kind.together.texts[locale].message, { ...params }),
      }
    : null;
  return { title, message: fill(message, { ...params, ...names }), link: kind.link(params), group };
}
