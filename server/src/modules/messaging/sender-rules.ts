import { looksLikeLink } from '@prova/contract/link-like';
import type { Ctx } from '../../platform/context.ts';
import { withoutLinks } from './mail-format.ts';
import type { MailTexts } from './mail-texts.ts';
import { MAIL_KINDS, type MailKindName, type MailParams } from './mails.catalogue.ts';
import { messagingPorts, type Sender } from './ports.ts';

/** Free words of a company, and what a mail has where they may not be used. */
const COMPANY_WORDS = { own: undefined, message: null, answer: '', reason: '' } as const;
const NAMES = ['name', 'candidateName', 'companyName', 'recruiterName', 'inviterName', 'sharedBy'];
const TITLES = ['jobTitle', 'position', 'stageName'];
/** Of an applicant to the team: kept as typed, but no link. */
const NOTES = ['note'];

/** Whom a mail of this kind speaks for; null where Prova itself speaks. */
export async function senderOf(ctx: Ctx, kind: MailKindName, companyId: string | null): Promise<Sender | null> {
  if (companyId === null || MAIL_KINDS[kind].behalf === undefined) return null;
  return messagingPorts.senderOf(ctx, companyId);
}

/** The params without what the sender may not say: free words are for companies whose identity was proved. */
export function allowedParams<K extends MailKindName>(params: MailParams<K>, sender: Sender | null): MailParams<K> {
  if (sender === null || sender.verified) return params;
  return mapped<K>(params, (key, value) =>
    Object.hasOwn(COMPANY_WORDS, key) ? COMPANY_WORDS[key as keyof typeof COMPANY_WORDS] : value,
  );
}

/**
 * The params with names and titles as a mail may show them: before the sender is verified, one that reads like an address
 * or a telephone is left out and the mail says so.
 */
export function shownParams<K extends MailKindName>(
  params: MailParams<K>,
  sender: Sender | null,
  { leftOut }: Pick<MailTexts, 'leftOut'>,
): MailParams<K> {
  if (sender === null || sender.verified) return params;
  return mapped<K>(params, (key, value) => {
    if (typeof value !== 'string' || !looksLikeLink(value)) return value;
    if (NAMES.includes(key)) return leftOut.name;
    return TITLES.includes(key) ? leftOut.title : value;
  });
}

/** The name of the company as its mails may show it. */
export function shownName({ name, verified }: Sender, { leftOut }: Pick<MailTexts, 'leftOut'>): string {
  return !verified && looksLikeLink(name) ? leftOut.name : name;
}

/** In the body a name is no link, whoever chose it: mailboxes make links of what looks like one. */
export function unlinkedParams<K extends MailKindName>(params: MailParams<K>): MailParams<K> {
  const typed = [...NAMES, ...TITLES, ...NOTES];
  return mapped<K>(params, (key, value) =>
    typed.includes(key) && typeof value === 'string' ? withoutLinks(value) : value,
  );
}

function mapped<K extends MailKindName>(
  params: MailParams<K>,
  change: (key: string, value: unknown) => unknown,
): MailParams<K> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, change(key, value)])) as MailParams<K>;
}
