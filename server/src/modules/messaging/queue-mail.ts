import type { Locale } from '@prova/contract/common';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { composeSubject } from './compose-mail.ts';
import { mailNamed } from './mail-catalogue.ts';
import { insertMail, selectMailId } from './messaging.queries.ts';
import { scheduleSending } from './messaging.tasks.ts';
import { allowedParams, senderOf } from './sender-rules.ts';

export interface MailRequest<Given = unknown> {
  readonly kind: MailKind<object, string | null, object, Given>;
  /** An address that was checked and lower-cased by the contract's `email`. */
  readonly to: string;
  /** The language of whoever reads it. */
  readonly locale: Locale;
  readonly params: NoInfer<Given>;
  readonly companyId?: string | null;
  readonly applicationId?: string | null;
  /** It answers something the reader did or is party to. Other mails have a topic, and so a way to unsubscribe. */
  readonly transactional: boolean;
  /** Time in which cancelMail can undo it; 0 when left out. */
  readonly delaySeconds?: number;
  /** A second request under the same key queues nothing and answers the first mail's id. */
  readonly dedupeKey?: string;
}

/**
 * Queues a mail in the transaction of `ctx`: it goes out when, and only when, that commits.
 * @returns the id of the mail
 * @throws ZodError when the params are not what the kind declares
 * @throws Error when no module lists the kind
 */
export async function queueMail<Given>(ctx: Ctx, request: MailRequest<Given>): Promise<string> {
  const { kind, to, locale, delaySeconds = 0, dedupeKey = null } = request;
  const mail = mailNamed(kind.name);
  const given = kind.params.parse(request.params);
  const sender = await senderOf(ctx, kind, request.companyId ?? null);
  // What may not be said is not stored either.
  const params = allowedParams(given, sender);
  const id = newId(ctx);
  const now = ctx.clock.now();
  const notBefore = after(now, delaySeconds);
  return ctx.transaction(async (ctx) => {
    const added = await insertMail(ctx, {
      id,
      companyId: request.companyId ?? null,
      applicationId: request.applicationId ?? null,
      kind: kind.name,
      locale,
      recipient: to,
      subject: composeSubject(mail, locale, params, sender),
      params: JSON.stringify(params),
      transactional: request.transactional,
      notBefore,
      dedupeKey,
      createdAt: now,
    });
    if (!added && dedupeKey !== null) return selectMailId(ctx, dedupeKey);
    await scheduleSending(ctx, id, notBefore);
    return id;
  });
}
