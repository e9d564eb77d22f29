import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { cancelQueued, cancelQueuedOf, deleteMails, hasSentMail, selectLastSent } from './messaging.queries.ts';

export { type CompanyMails, companyMails, holdMailsLeft, releaseMails, requireMailCapacity } from './company-mails.ts';
export { type ContactMessage, contactMessages } from './contact/list-messages.ts';
export { fixedMail } from './fixed-mail.ts';
export { forgetMailsAbout, forgetMailsTo, forgetNameInMails } from './forget-mails.queries.ts';
export { closeReports, openReports } from './mail-reports.ts';
export { exportSubscribers } from './newsletter/export-subscribers.ts';
export { type MailChoice, messagingPorts, type OptionalMail, type ReplyAddress, type Sender } from './ports.ts';
export { type MailRequest, queueMail } from './queue-mail.ts';

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
