import { COMPLETION_DAYS } from '@prova/contract/accounts/accounts';
import type { Locale } from '@prova/contract/common';
import { after, DAY, MINUTE } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { mintToken } from '../../../platform/tokens.ts';
import { queueMail } from '../../messaging/messaging.service.ts';
import { completeRegistrationMail } from '../mails/accounts.kinds.ts';

const MAIL_AFTER = 15 * MINUTE;

interface Registered {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
}

/** The secret with which a recruiter goes on with the registration at once, without a login. */
export async function startCompletion(ctx: Ctx, person: Registered): Promise<string> {
  await remindOfCompletion(ctx, person);
  const expiresAt = after(ctx.clock.now(), COMPLETION_DAYS * DAY);
  return mintToken(ctx, { kind: 'completion', subjectId: person.userId, expiresAt });
}

/** A mail with a link to the rest of the registration, for whoever has not finished it by then. */
export async function remindOfCompletion(ctx: Ctx, { locale, ...params }: Registered): Promise<void> {
  await queueMail(ctx, {
    kind: completeRegistrationMail,
    to: params.email,
    locale,
    params,
    transactional: true,
    delaySeconds: MAIL_AFTER,
  });
}
