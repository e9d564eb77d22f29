import type { MailDefinition, MailKind } from '../../platform/mail/mail-kind.ts';
import { messagingPorts } from './ports.ts';

/**
 * The mail of a stored name.
 * @throws Error when no module lists it
 */
export function mailNamed(name: string): MailDefinition {
  const found = messagingPorts.mails().find(({ kind }) => kind.name === name);
  if (!found) throw new Error(`The mail ${name} is not listed in the module.ts of its module`);
  return found;
}

/** The names of those that outlive what is stored of their reader, until they are sent. */
export function mailsToErased(): string[] {
  return messagingPorts.mails().flatMap(({ kind }) => (kind.toErased ? [kind.name] : []));
}

/** Whether a company's limit of the day is asked before a mail of this kind leaves. */
export const isLimited = ({ onBehalfOf, beyondCompanyLimit }: MailKind): boolean =>
  onBehalfOf === 'company' && !beyondCompanyLimit;

/** The names of those that count for the limit of their company. */
export function limitedMails(): string[] {
  return messagingPorts.mails().flatMap(({ kind }) => (isLimited(kind) ? [kind.name] : []));
}
