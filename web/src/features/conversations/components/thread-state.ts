import type { Message } from '@prova/contract/conversations/conversations';

/** What one answer says of a conversation. */
export interface ThreadPage {
  readonly messages: readonly Message[];
  readonly nextCursor: string | null;
}

/** Messages as they are on screen, the newest first, and how to go on with older ones. */
export interface Loaded {
  readonly messages: readonly Message[];
  readonly nextCursor: string | null;
}

/** The newest page as it is now, before what was loaded of older ones; without those where something lies between. */
export function withNewest(loaded: Loaded | undefined, page: ThreadPage): Loaded {
  const oldest = page.messages.at(-1);
  const meets = loaded?.messages.some(({ id }) => id === oldest?.id) ?? false;
  if (!loaded || !oldest || page.nextCursor === null || !meets) return page;
  const older = loaded.messages.filter(({ id }) => id < oldest.id);
  return { messages: [...page.messages, ...older], nextCursor: older.length > 0 ? loaded.nextCursor : page.nextCursor };
}

/** One page further back. */
export function withOlder(loaded: Loaded, page: ThreadPage): Loaded {
  const known = new Set(loaded.messages.map(({ id }) => id));
  return {
    messages: [...loaded.messages, ...page.messages.filter(({ id }) => !known.has(id))],
    nextCursor: page.nextCursor,
  };
}

/** One that was just sent; it may have come by another way already. */
export function withSent(loaded: Loaded, message: Message): Loaded {
  if (loaded.messages.some(({ id }) => id === message.id)) return loaded;
  return { ...loaded, messages: [message, ...loaded.messages] };
}
