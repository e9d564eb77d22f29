import { createHash } from 'node:crypto';
import { after, DAY } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Ctx } from '../../platform/context.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { countLess, countUpTo } from './mail-capacity.queries.ts';
import { isLimited } from './mail-catalogue.ts';
import type { MailRow } from './messaging.queries.ts';
import type { Sender } from './ports.ts';

const ZONE = 'America/Sao_Paulo';
/** Brazil has no daylight saving: its days begin at three o'clock UTC. */
const DAY_BEGINS = 'T03:00:00Z';

export type Limit = 'company_limit' | 'recipient_limit';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' });

/** The calendar day in Brazil, `YYYY-MM-DD`. */
export function mailDay(now: Date): string {
  return calendar.format(now);
}

/** When the limits begin again. */
export function nextMailDay(now: Date): Date {
  return after(new Date(`${mailDay(now)}${DAY_BEGINS}`), DAY);
}

/** Mails that a company may send in a day. */
export function companyLimit(config: Config, { verified }: Pick<Sender, 'verified'>): number {
  return verified ? config.MAILS_PER_COMPANY : config.MAILS_PER_UNVERIFIED_COMPANY;
}

/** What an address, or a network, is counted by, without it. */
export const countKey = (subject: string) => createHash('sha256').update(subject.toLowerCase()).digest('hex');

/**
 * Counts a mail for its company and its recipient, in the transaction of `ctx`: the rows are locked until it ends, so that
 * of two senders at once one sees what the other has counted. Companies come before recipients, that none waits in a
 * circle.
 * @returns the limit that leaves no capacity; then nothing was counted
 */
export async function takeCapacity(ctx: Ctx, mail: MailRow, kind: MailKind, sender: Sender): Promise<Limit | null> {
  const { config } = ctx.platform;
  const { onBehalfOf } = kind;
  const day = mailDay(ctx.clock.now());
  const counted = onBehalfOf === 'team' ? 'member' : 'recipient';
  const recipient = { day, counted, subject: countKey(mail.recipient) } as const;
  const company = { day, counted: 'company', subject: mail.companyId ?? '' } as const;
  const forCompany = isLimited(kind);
  if (forCompany && !(await countUpTo(ctx, company, companyLimit(config, sender)))) return 'company_limit';
  if (await countUpTo(ctx, recipient, recipientLimit(config, kind, sender))) return null;
  if (forCompany) await countLess(ctx, company);
  return 'recipient_limit';
}

/** What strangers send fills only part of the capacity, so that mails of verified companies still arrive. */
function recipientLimit(config: Config, { onBehalfOf, ofForms }: MailKind, { verified }: Sender): number {
  if (onBehalfOf === 'team') return config.MAILS_PER_MEMBER;
  const limit = verified ? config.MAILS_PER_RECIPIENT : config.MAILS_PER_RECIPIENT_UNVERIFIED;
  return ofForms ? Math.min(limit, config.MAILS_PER_RECIPIENT_OF_FORMS) : limit;
}
