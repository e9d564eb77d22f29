import type { checkEmail, validateEmail } from '@prova/contract/accounts/email-validation';
import { checkEmail as checkForm, normaliseEmail } from '@prova/contract/email';
import { isOfAnotherCountry } from '@prova/contract/email-typos';
import type { DataOf } from '@prova/contract/endpoint';
import { POPULAR_DOMAINS, POPULAR_TLDS, run as spell } from '@zootools/email-spell-checker';
import { isDisposableEmailDomain } from 'disposable-email-domains-js';
import type { Ctx } from '../../../platform/context.ts';
import { askMailDomain } from './mail-exchange.ts';

/** Where many people have their mailbox: what is suggested, and never corrected. */
const PROVIDERS = new Set([
  ...POPULAR_DOMAINS,
  ...(
    'hotmail.com outlook.com live.com yahoo.com mail.com email.com gmx.com gmx.net gmx.de fastmail.com tutanota.com ' +
    'hotmail.com.br outlook.com.br yahoo.com.br uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com ' +
    'r7.com oi.com.br zipmail.com.br sapo.pt hotmail.co.uk hotmail.fr hotmail.es hotmail.it hotmail.de outlook.pt ' +
    'outlook.es outlook.fr outlook.de outlook.it live.fr live.it live.nl live.co.uk yahoo.co.uk yahoo.fr yahoo.es ' +
    'yahoo.de yahoo.it yahoo.co.jp yahoo.com.ar yahoo.com.mx yandex.ru mail.ru mac.com passport.com pm.me tuta.io ' +
    'zohomail.com inbox.ru list.ru bk.ru 163.com 126.com sina.com naver.com hushmail.com mailfence.com superig.com.br ' +
    'ibest.com.br pop.com.br folha.com.br duck.com'
  ).split(' '),
]);
/** Brazilian providers without their last part, which is nearer to another one. */
const SHORTENED: Readonly<Record<string, string>> = { 'uol.com': 'uol.com.br', 'bol.com': 'bol.com.br' };
/** So short a name has too many neighbours to be taken for one of them. */
const SHORT = 3;
const ENDINGS = [...POPULAR_TLDS, 'com.br', 'org.br', 'net.br', 'gov.br', 'edu.br', 'br', 'pt'];

/** What an address tells by itself. */
export function checkAddress(typed: string): DataOf<typeof checkEmail> {
  const email = normaliseEmail(typed);
  const form = checkForm(typed);
  const ok = form === 'ok';
  const disposable = ok && isDisposable(domainOf(email));
  const suggestion = ok ? suggestionFor(email) : null;
  // Lists of disposable mailers hold many a misspelt provider, too; others are only called a little like one.
  const isTypo = suggestion !== null && (!disposable || isOneSlip(domainOf(email), domainOf(suggestion)));
  return {
    email,
    form,
    disposable: disposable && !isTypo,
    suggestion: isTypo ? suggestion : null,
    valid: ok,
  };
}

/** The same, and whether its domain takes mail. Whether there is an account is nobody's business here. */
export async function validateAddress(ctx: Ctx, typed: string): Promise<DataOf<typeof validateEmail>> {
  const checked = checkAddress(typed);
  const mailDomain = checked.valid ? await askMailDomain(ctx, domainOf(checked.email)) : 'unknown';
  return { ...checked, mailDomain, valid: checked.valid && mailDomain !== 'refuses' };
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** The domain itself, or one above it: disposable mailers hand out names below theirs. */
function isDisposable(domain: string): boolean {
  const labels = domain.split('.');
  return labels.slice(0, -1).some((_, index) => isDisposableEmailDomain(labels.slice(index).join('.')));
}

/** The same mailbox at a provider whose name is almost what was typed. */
function suggestionFor(email: string): string | null {
  const domain = domainOf(email);
  if (PROVIDERS.has(domain) || isOfAnotherCountry(domain)) return null;
  const full = SHORTENED[domain];
  if (full) return `${email.slice(0, -domain.length)}${full}`;
  const found = spell({ email, domains: [...PROVIDERS], topLevelDomains: ENDINGS });
  if (!found || !PROVIDERS.has(found.domain)) return null;
  const [typed = '', meant = ''] = [domain, found.domain].map((each) => each.slice(0, each.indexOf('.')));
  return typed !== meant && Math.min(typed.length, meant.length) <= SHORT ? null : found.full;
}

/** Whether two words differ by one character that is missing, added or another, or by two that are swapped. */
function isOneSlip(one: string, other: string): boolean {
  if (one.length > other.length) return isOneSlip(other, one);
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, long] = [one.slice(start), other.slice(start)];
  if (one.length < other.length) return rest === long.slice(1);
  const isSwapped = rest[0] === long[1] && rest[1] === long[0] && rest.slice(2) === long.slice(2);
  return isSwapped || rest.slice(1) === long.slice(1);
}
