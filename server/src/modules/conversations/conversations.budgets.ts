import type { Budget } from '../../platform/budget.ts';
import { measureFiles } from './conversations.queries.ts';

/** Of a conversation, from both sides: ten a day for most of a year. */
export const MESSAGES: Budget = {
  name: 'messages',
  table: 'messages',
  per: ['applicationId'],
  rows: 3_000,
  bytes: 16 * 2 ** 20,
  of: ['body', 'unnamedBody'],
};

/** Of a conversation, from both sides. */
export const MESSAGE_FILES: Budget = {
  name: 'messageFiles',
  table: 'messageFiles',
  per: ['conversation'],
  rows: 500,
  bytes: 300 * 2 ** 20,
  used: (ctx, [applicationId = '']) => measureFiles(ctx, applicationId),
};
