import type { Subscriber } from './newsletter.queries.ts';

/** Has confirmed, and not left since. */
export const isSubscribed = ({ confirmedAt, unsubscribedAt }: Pick<Subscriber, 'confirmedAt' | 'unsubscribedAt'>) =>
  confirmedAt !== null && unsubscribedAt === null;
