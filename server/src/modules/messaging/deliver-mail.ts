import { after, DAY, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { calendarPart } from '../../platform/mail/calendar-part.ts';
import { linksIn } from '../../platform/mail/clean-html.ts';
import type { MailBlock, MailDocument, RenderedMail } from '../../platform/mail/mail-document.ts';
import type { MailDefinition, MailKind, MailTopic } from '../../platform/mail/mail-kind.ts';
import { withPicturesInside } from '../../platform/mail/mail-pictures.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import { type Delivery, mailSender, messageIdOf, smtpOf, usesOutbox } from '../../platform/mail/transport.ts';
import { mintToken } from '../../platform/tokens.ts';
import { composeMail } from './compose-mail.ts';
import { holdBack } from './hold-back.ts';
import { mailNamed, mailsToErased } from './mail-catalogue.ts';
import { logoFor } from './mail-logo.ts';
import {
  claimMail,
  deleteHeldMail,
  insertOutboxMail,
  type MailRow,
  renewClaim,
  settleMail,
} from './messaging.queries.ts';
import { messagingPorts, type ReplyAddress, type Sender } from './ports.ts';
import { senderOf } from './sender-rules.ts';

/**
 * A sender that is killed says no more that it holds its mail: so long after it last did, the mail is taken over. With the
 * sweep of each minute it waits for less than two.
 */
export const HELD_SECONDS = 35;
const RENEWED_MS = 10_000;
/** The program's clock and the database's never agree. */
const CLOCK_TOLERANCE_SECONDS = 5;
/** Minutes until the next try. The last ones repeat each hour, until some 48 hours have passed. */
const FIRST_DELAYS = [1, 2, 5, 10, 20, 30];
const MOST_ATTEMPTS = FIRST_DELAYS.length + 47;
const REPORT_DAYS = 180;
/** Mails are kept for years, and the law wants their links to work for long. */
const UNSUBSCRIBE_DAYS = 365;
const MASK = '••••';

/** Seconds until the try after `attempts` failed ones; null when it is time to give up. */
export function retryDelay(attempts: number): number | null {
  if (attempts > MOST_ATTEMPTS) return null;
  return (FIRST_DELAYS[attempts - 1] ?? 60) * MINUTE;
}

export type ScheduleRetry = (ctx: Ctx, mailId: string, at: Date) => Promise<void>;

interface Ready {
  readonly mail: MailRow;
  readonly document: MailDocument;
  readonly sender: Sender | null;
  /** A name that was proved stands as the sender's; others only in the mail, beside what is known of them. */
  readonly fromName: string | undefined;
  readonly replyTo: ReplyAddress | null;
  readonly unsubscribeUrl: string | null;
  /** What must not stay in the stored copy. */
  readonly secrets: readonly string[];
}

/**
 * Sends one mail, once, however often it is called and by however many at a time: the claim lets one sender at it,
 * and what is sent, failed or cancelled is not touched again.
 *
 * One window remains, as with any SMTP client: the server took the mail, but we were killed (or the connection
 * broke) before its yes was noted. The mail then goes out again under the same Message-ID, by which mailboxes
 * recognise it. Tokens of the first copy stay valid for that reason; a code holds for the latest copy.
 */
export async function deliverMail(ctx: Ctx, mailId: string, scheduleRetry: ScheduleRetry): Promise<void> {
  let ready: Ready | null;
  try {
    ready = await ctx.transaction((ctx) => prepare(ctx, mailId, scheduleRetry));
  } catch (error) {
    // The claim went with the rest.
    const mail = await claim(ctx, mailId);
    if (mail) await putBackFaulty(ctx, mail, error, scheduleRetry);
    return;
  }
  if (!ready) return;
  const { mail } = ready;
  const logo = await logoFor(ctx, ready.sender);
  const document = { ...ready.document, ...(logo && { logo }) };
  let rendered: RenderedMail;
  try {
    rendered = await render(ctx, mail, document);
  } catch (error) {
    await putBackFaulty(ctx, mail, error, scheduleRetry);
    return;
  }
  const smtp = smtpOf(ctx.platform);
  if (!smtp) {
    await keepInOutbox(ctx, ready, rendered);
    return;
  }
  const delivery = await holding(ctx, mail, () =>
    smtp.deliver({
      messageId: messageIdOf(ctx.platform.config, mail.id),
      ...(ready.fromName && { fromName: `${ready.fromName} (Prova)` }),
      ...(ready.replyTo && { replyTo: ready.replyTo }),
      to: mail.recipient,
      subject: document.subject,
      html: rendered.html,
      text: rendered.text,
      pictures: rendered.pictures,
      calendar: rendered.calendar,
      locale: document.locale,
      ...(ready.unsubscribeUrl !== null && { unsubscribeUrl: ready.unsubscribeUrl }),
    }),
  );
  await settle(ctx, ready, rendered, delivery, scheduleRetry);
}

async function render(ctx: Ctx, { recipient }: MailRow, document: MailDocument): Promise<RenderedMail> {
  const organizer = mailSender(ctx.platform.config);
  const calendar = calendarPart(document, { organizer, recipient, at: ctx.clock.now() });
  return { ...(await renderMail(document)), ...(calendar && { calendar }) };
}

function claim(ctx: Ctx, mailId: string): Promise<MailRow | undefined> {
  const now = ctx.clock.now();
  return claimMail(ctx, mailId, { due: after(now, CLOCK_TOLERANCE_SECONDS), until: after(now, HELD_SECONDS) });
}

/** The mail stays ours while it is on its way, however long its server takes. */
async function holding<T>(ctx: Ctx, mail: MailRow, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    renewClaim(ctx, mail, after(ctx.clock.now(), HELD_SECONDS)).catch((error: unknown) =>
      ctx.log.warn({ err: error, mailId: mail.id }, 'hold of a mail could not be renewed'),
    );
  }, RENEWED_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Claims the mail and makes its secrets; null when there is nothing to send (any more). */
async function prepare(ctx: Ctx, mailId: string, scheduleRetry: ScheduleRetry): Promise<Ready | null> {
  const mail = await claim(ctx, mailId);
  if (!mail) return null;
  const definition = mailNamed(mail.kind);
  const choice = await choiceOf(ctx, mail, definition.kind);
  if (choice?.wanted === false) {
    await settleMail(ctx, mail, { state: 'cancelled', error: 'Its reader wants no such mails' });
    return null;
  }
  const sender = await senderOf(ctx, definition.kind, mail.companyId);
  if (sender && (await holdBack(ctx, mail, definition.kind, sender, scheduleRetry))) return null;
  const ready = await makeReady(ctx, mail, definition, { sender, subscriber: choice?.userId ?? null });
  if (!ready) await settleMail(ctx, mail, { state: 'cancelled' });
  return ready;
}

/** What its reader chose of mails such as this one; null where there is nothing to choose. */
function choiceOf(ctx: Ctx, { recipient, applicationId, createdAt }: MailRow, { topic }: MailKind) {
  if (topic === undefined) return null;
  return messagingPorts.choiceOf(ctx, { topic, address: recipient, applicationId, queuedAt: createdAt });
}

async function makeReady(
  ctx: Ctx,
  mail: MailRow,
  definition: MailDefinition,
  { sender, subscriber }: { sender: Sender | null; subscriber: string | null },
): Promise<Ready | null> {
  const { kind, prepare } = definition;
  const params = kind.params.parse(mail.params);
  const prepared = prepare ? await prepare(ctx, params) : {};
  if (prepared === null) return null;
  const secrets = [...(kind.secrets?.(prepared) ?? textsIn(prepared))];
  const secret = await mintLinkToken(ctx, kind, params);
  if (secret) secrets.push(secret.value);
  const { publicUrl } = ctx.platform.config;
  const report = kind.onBehalfOf === 'company' && sender !== null && mail.companyId !== null;
  const reportSecret = report ? await mintReportToken(ctx, mail) : null;
  if (reportSecret) secrets.push(reportSecret);
  const unsubscribeSecret = kind.topic && subscriber ? await mintUnsubscribeToken(ctx, kind.topic, subscriber) : null;
  if (unsubscribeSecret) secrets.push(unsubscribeSecret);
  const unsubscribePath = unsubscribeSecret ? `/unsubscribe/${unsubscribeSecret}` : (secret?.unsubscribePath ?? null);
  const unsubscribeUrl = unsubscribePath && `${publicUrl}${unsubscribePath}`;
  const replyTo = await replyAddress(ctx, kind, mail, sender);
  const document = composeMail({
    mail: definition,
    locale: mail.locale,
    params,
    sender,
    canReply: replyTo !== null,
    reportUrl: reportSecret && `${publicUrl}/mail-reports/${reportSecret}`,
    unsubscribeUrl,
    link: secret && `${publicUrl}${secret.path}`,
    prepared,
    publicUrl,
  });
  const fromName = sender?.verified ? sender.name : undefined;
  return { mail, document, sender, fromName, replyTo, unsubscribeUrl, secrets };
}

const textsIn = (prepared: object): string[] => Object.values(prepared).filter((value) => typeof value === 'string');

/** Whoever looks after the application that a mail is about, the colleague it comes from, or who wrote what it hands on. */
async function replyAddress(
  ctx: Ctx,
  kind: MailKind,
  mail: MailRow,
  sender: Sender | null,
): Promise<ReplyAddress | null> {
  if (kind.answeredTo) return kind.answeredTo(kind.params.parse(mail.params));
  // Before it is verified a company's address is no better than its links.
  if (kind.onBehalfOf !== 'company' || !sender?.verified) return null;
  if (mail.applicationId !== null) return messagingPorts.replyAddressOf(ctx, mail.applicationId);
  const colleague = kind.repliesTo?.(kind.params.parse(mail.params));
  if (mail.companyId === null || !colleague) return null;
  return messagingPorts.memberAddressOf(ctx, mail.companyId, colleague);
}

/** For as long as somebody may look back at a mail. */
function mintReportToken(ctx: Ctx, mail: MailRow): Promise<string> {
  const expiresAt = after(ctx.clock.now(), REPORT_DAYS * DAY);
  return mintToken(ctx, { kind: 'mail_report', subjectId: mail.id, companyId: mail.companyId, expiresAt });
}

function mintUnsubscribeToken(ctx: Ctx, topic: MailTopic, userId: string): Promise<string> {
  const expiresAt = after(ctx.clock.now(), UNSUBSCRIBE_DAYS * DAY);
  return mintToken(ctx, { kind: 'unsubscribe', subjectId: userId, permissions: [topic], expiresAt });
}

async function mintLinkToken(
  ctx: Ctx,
  { token }: MailKind,
  params: object,
): Promise<{ value: string; path: string; unsubscribePath: string | undefined } | null> {
  const subjectId = token?.subject(params) ?? null;
  if (!token || subjectId === null) return null;
  const value = await mintToken(ctx, {
    kind: token.kind,
    subjectId,
    companyId: token.company?.(params) ?? null,
    expiresAt: token.expiresAt(params, ctx.clock.now()),
  });
  return { value, path: token.path(value, params), unsubscribePath: token.unsubscribePath?.(value) };
}

async function settle(
  ctx: Ctx,
  ready: Ready,
  rendered: RenderedMail,
  delivery: Delivery,
  scheduleRetry: ScheduleRetry,
): Promise<void> {
  const { mail } = ready;
  if (delivery.outcome === 'sent') {
    const noted = await end(ctx, mail, sentNow(ctx, ready, rendered));
    if (!noted) ctx.log.warn({ mailId: mail.id }, 'mail was taken over by another sender while it was being sent');
    return;
  }
  // The reason may hold the address: it goes to the row, not to the log.
  ctx.log.warn({ mailId: mail.id, kind: mail.kind, outcome: delivery.outcome }, 'mail was not taken');
  if (delivery.outcome === 'deferred') await putBack(ctx, mail, delivery.reason, scheduleRetry);
  else await end(ctx, mail, { state: delivery.outcome, error: delivery.reason });
}

/** It is not tried again. A mail to somebody who is erased leaves nothing behind: its reader is gone, or about to be. */
function end(ctx: Ctx, mail: MailRow, outcome: Parameters<typeof settleMail>[2]): Promise<boolean> {
  return mailsToErased().includes(mail.kind) ? deleteHeldMail(ctx, mail) : settleMail(ctx, mail, outcome);
}

async function putBackFaulty(ctx: Ctx, mail: MailRow, error: unknown, scheduleRetry: ScheduleRetry): Promise<void> {
  ctx.log.error({ err: error, mailId: mail.id, kind: mail.kind }, 'mail could not be made');
  await putBack(ctx, mail, error instanceof Error ? error.message : String(error), scheduleRetry);
}

async function putBack(ctx: Ctx, mail: MailRow, reason: string, scheduleRetry: ScheduleRetry): Promise<void> {
  const delay = retryDelay(mail.attempts);
  const error = reason.slice(0, 500);
  if (delay === null) {
    await end(ctx, mail, { state: 'failed', error });
    return;
  }
  const at = after(ctx.clock.now(), delay);
  await ctx.transaction(async (ctx) => {
    const held = await settleMail(ctx, mail, { state: 'queued', notBefore: at, error });
    if (held) await scheduleRetry(ctx, mail.id, at);
  });
}

/** The whole mail, links and all, in the developer's database: only where no SMTP server is set and never in production. */
async function keepInOutbox(ctx: Ctx, ready: Ready, rendered: RenderedMail): Promise<void> {
  if (!usesOutbox(ctx.platform.config)) throw new Error('There is no outbox here');
  const { blocks, report, unsubscribe } = ready.document;
  await ctx.transaction(async (ctx) => {
    if (!(await settleMail(ctx, ready.mail, sentNow(ctx, ready, rendered)))) return;
    await insertOutboxMail(ctx, {
      mailId: ready.mail.id,
      // Kept by itself, it has no parts beside it.
      html: withPicturesInside(rendered.html, rendered.pictures),
      body: rendered.text,
      links: [...blocks.flatMap(linksOf), ...[report, unsubscribe].flatMap((way) => way?.url ?? [])],
      code: blocks.find((block) => block.kind === 'code')?.code ?? null,
      calendar: rendered.calendar?.content ?? null,
    });
  });
}

function linksOf(block: MailBlock): string[] {
  if (block.kind === 'button') return [block.url];
  return block.kind === 'rich' ? linksIn(block.html) : [];
}

function sentNow(ctx: Ctx, { secrets, document }: Ready, { text }: RenderedMail) {
  const body = secrets.filter(Boolean).reduce((masked, secret) => masked.replaceAll(secret, MASK), text);
  return {
    state: 'sent' as const,
    error: null,
    heldFor: null,
    subject: document.subject,
    sentAt: ctx.clock.now(),
    body,
  };
}
