import type { MessageSide } from '@prova/contract/conversations/conversations';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { type ApplicationRow, loadApplication, requireApplication } from '../applications/applications.service.ts';
import { isOwn } from './conversations.realtime.ts';

/** How somebody comes to a conversation: which side they are on, and the application that they may converse about. */
export interface EntryPoint {
  readonly side: MessageSide;
  /** A candidate may write first: they ask for what they need to take part. */
  readonly begins?: boolean;
  /** @throws AppError for who may not come in */
  open(ctx: Ctx, options?: { forUpdate?: boolean }): Promise<ApplicationRow>;
}

/** @throws AppError APPLICATION_NOT_FOUND, FORBIDDEN for who sees the application and not what is written about it */
export const teamEntry = (id: string): EntryPoint => ({
  side: 'team',
  open: (ctx, options) => requireApplication(ctx, id, 'converse', options),
});

/** @throws AppError APPLICATION_NOT_FOUND for one that is not the talent's */
export const ownEntry = (id: string): EntryPoint => ({
  side: 'candidate',
  async open(ctx, options) {
    const row = await loadApplication(ctx, id, options);
    if (!(await isOwn(ctx, row))) throw new AppError('APPLICATION_NOT_FOUND');
    return row;
  },
});

/** By the link of a mail. @throws AppError TOKEN_INVALID when what the token named is gone */
export const linkEntry: EntryPoint = {
  side: 'candidate',
  async open(ctx, options) {
    if (ctx.actor.kind !== 'token') throw new AppError('TOKEN_INVALID');
    return loadApplication(ctx, ctx.actor.subjectId, options).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'APPLICATION_NOT_FOUND' ? new AppError('TOKEN_INVALID') : error;
    });
  },
};
