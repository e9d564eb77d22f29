import type { DataOf } from '@prova/contract/endpoint';
import type { getRoomConversation } from '@prova/contract/rooms/rooms';

type Conversation = DataOf<typeof getRoomConversation>;

export interface Said {
  readonly key: string;
  readonly name: string | null;
  readonly text: string;
  readonly at: string;
  /** A caption may be misheard, or was written by whoever spoke; a message is what somebody wrote. */
  readonly kind: 'message' | 'browser' | 'service' | 'typed';
}

/** Messages and captions in the order in which they came. */
export function saidInRoom({ messages, captions }: Conversation): readonly Said[] {
  return [
    ...messages.map(({ id, name, text, sentAt }) => ({ key: id, name, text, at: sentAt, kind: 'message' as const })),
    ...captions.map(({ name, text, saidAt, provider }, index) => ({
      key: `caption ${index}`,
      name,
      text,
      at: saidAt,
      kind: provider,
    })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
