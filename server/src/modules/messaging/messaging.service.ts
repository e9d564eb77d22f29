import type { Locale } from '@prova/contract/common';
import * as z from 'zod';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { composeSubject } from './compose-mail.ts';
import { mailNamed } from './mail-catalogue.ts';
import {
  cancelQueued,
  cancelQueuedOf,
  deleteMails,
  hasSentMail,
  insertMail,
  selectLastSent,
  selectMailId,
} from './messaging.queries.ts';
import { scheduleSending } from './messaging.tasks.ts';
import { allowedParams, senderOf } from './sender-rules.ts';

export { type CompanyMails, companyMails, holdMailsLeft, releaseMails, requireMailCapacity } from './company-mails.ts';
export { fixedMail } from './fixed-mail.ts';
export { closeReports, openReports } from './mail-reports.ts';
export { type MailChoice, messagingPorts, type OptionalMail, type ReplyAddress, type Sender } from './ports.ts';

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

export { forgetMailsAbout, forgetMailsTo, forgetNameInMails } from './forget-mails.queries.ts';

const written = z.object({ own: z.object({ text: z.string() }) });

/** The words of its own that a company sent with the last mail of a kind; null where it sent none, or the product's. */
export async function sentWords(
  ctx: Ctx,
  { applicationId, kind }: { applicationId: string; kind: MailKind },
): Promise<{ text: string; at: Date } | null> {
  const mail = await selectLastSent(ctx, { applicationId, kind: kind.name });
  const found = written.safeParse(mail?.params);
  return mail?.sentAt && found.success ? { text: found.data.own.text, at: mail.sentAt } : null;
}

/** When the last mail of a kind about an application went out; null while none has. */
export async function lastSentAt(
  ctx: Ctx,
  { applicationId, kind }: { applicationId: string; kind: MailKind },
): Promise<Date | null> {
  return (await selectLastSent(ctx, { applicationId, kind: kind.name }))?.sentAt ?? null;
}

/** Undoes a mail that still waits. @returns false when it was too late */
export function cancelMail(ctx: Ctx, mailId: string): Promise<boolean> {
  return cancelQueued(ctx, mailId);
}

/** The same for a mail by its dedupe key. @returns false where there is none, or it was too late */
export function cancelMailOf(ctx: Ctx, dedupeKey: string): Promise<boolean> {
  return cancelQueuedOf(ctx, dedupeKey);
}

/** Whether one of these mails has gone out, by their dedupe keys. */
export function wasSent(ctx: Ctx, dedupeKeys: readonly string[]): Promise<boolean> {
  return hasSentMail(ctx, dedupeKeys);
}

/** Removes mails by their dedupe keys, sent or not: whom they went to is forgotten. */
export function forgetMails(ctx: Ctx, dedupeKeys: readonly string[]): Promise<void> {
  return deleteMails(ctx, dedupeKeys);
}
