import { id } from '@prova/contract/common';
import type { ClientFrame } from '@prova/contract/realtime';
import * as z from 'zod';
import { snapshot } from './published.ts';

/** Parameters of a topic are checked by the topic itself. */
const topicRef = z.object({ topic: z.string().max(100) }).loose();

const clientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    data: z.object({ token: z.string().min(20).max(4096), companyId: id.optional() }),
  }),
  z.object({ type: z.literal('subscribe'), data: topicRef, snapshot: snapshot.optional() }),
  z.object({ type: z.literal('unsubscribe'), data: topicRef }),
]);

/** A frame that a client sent, or null when it is none of this protocol. */
export function parseFrame(text: string): ClientFrame | null {
  try {
    const { success, data } = clientFrame.safeParse(JSON.parse(text));
    return success ? (data as ClientFrame) : null;
  } catch {
    return null;
  }
}
