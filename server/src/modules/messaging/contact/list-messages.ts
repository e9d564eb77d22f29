import type { Ctx } from '../../../platform/context.ts';
import { selectMessages } from './contact.queries.ts';

export type ContactMessage = Awaited<ReturnType<typeof selectMessages>>[number];

/** What people have written, the newest first, for an operator. */
export function contactMessages(ctx: Ctx, limit: number): Promise<ContactMessage[]> {
  return selectMessages(ctx, limit);
}
