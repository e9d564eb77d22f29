import * as contract from '@prova/contract/accounts/email-change';
import { type Route, route } from '../../../platform/http/route.ts';
import { cancelEmailChange, ownEmailChange, resendEmailChange, startEmailChange } from './ask-email-change.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { undoEmailChange } from './undo-email-change.ts';

/** Milliseconds in which a password is compared, and mails are queued to addresses with an account and without. */
const SAME_TIME = 400;

export const emailChangeRoutes: readonly Route[] = [
  route(contract.getEmailChange, (ctx) => ownEmailChange(ctx)),
  route(
    contract.startEmailChange,
    async (ctx, { body }) => {
      await startEmailChange(ctx, body);
      return {};
    },
    { noSoonerThan: SAME_TIME },
  ),
  route(
    contract.resendEmailChange,
    async (ctx) => {
      await resendEmailChange(ctx);
      return {};
    },
    { noSoonerThan: SAME_TIME },
  ),
  route(contract.cancelEmailChange, async (ctx) => {
    await cancelEmailChange(ctx);
    return {};
  }),
  route(contract.confirmEmailChange, (ctx, { body }) => confirmEmailChange(ctx, body.token)),
  route(contract.undoEmailChange, (ctx, { body }) => undoEmailChange(ctx, body.token)),
];
