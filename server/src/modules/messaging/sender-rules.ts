import { looksLikeLink } from '@prova/contract/link-like';
import type { Ctx } from '../../platform/context.ts';
import { withoutLinks } from '../../platform/mail/mail-format.ts';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import type { MailFrame } from './mail-frame.ts';
import { messagingPorts, type Sender } from './ports.ts';

/** Free words of a company, and what a mail has where they may not be used. */
const COMPANY_WORDS = { own: undefined, message: null, notes: null, answer: '', reason: '', benefits: [] } as const;
const NAMES = [
  'name',
  'candidateName',
  'companyName',
  'recruiterName',
  'inviterName',
  'sharedBy',
  'memberName',
  'changedBy',
];
const TITLES = ['jobTitle', 'position', 'stageName'];
/** Of an applicant to the team: kept as typed, but no link. */
const NOTES = ['note'];

/** Whom a mail of this kind speaks for; null where Prova itself speaks. */
export async function senderOf(ctx: Ctx, { onBehalfOf }: MailKind, companyId: string | null): Promise<Sender | null> {
  if (companyId === null || onBehalfOf === undefined) return null;
  return messagingPorts.senderOf(ctx, companyId);
}

/** The params without what the sender may not say: free words are for companies whose identity was proved. */
export function allowedParams(params: object, sender: Sender | null): object {
  if (sender === null || sender.verified) return params;
  return mapped(params, (key, value) =>
    Object.hasOwn(COMPANY_WORDS, key) ? COMPANY_WORDS[key as keyof typeof COMPANY_WORDS] : value,
  );
}

/**
 * The params with names and titles as a mail may show them: before the sender is verified, one that reads like an address
 * or a telephone is left out and the mail says so.
 */
export function shownParams(params: object, sender: Sender | null, { leftOut }: Pick<MailFrame, 'leftOut'>): object {
  if (sender === null || sender.verified) return params;
  return mapped(params, (key, value) => {
    if (typeof value !== 'string' || !looksLikeLink(value)) return value;
    if (NAMES.includes(key)) return leftOut.name;
    return TITLES.includes(key) ? leftOut.title : value;
  });
}

/** The name of the company as its mails may show it. */
export function shownName({ name, verified }: Sender, { leftOut }: Pick<MailFrame, 'leftOut'>): string {
  return !verified && looksLikeLink(name) ? leftOut.name : name;
}

/** In the body a name is no link, whoever chose it: mailboxes make links of what looks like one. */
export function unlinkedParams(params: object): object {
  const typed = [...NAMES, ...TITLES, ...NOTES];
  return mapped(params, (key, value) =>
    typed.includes(key) && typeof value === 'string' ? withoutLinks(value) : value,
  );
}

function mapped(params: object, change: (key: string, value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, change(key, value)]));
}
