import type { checkEmail, validateEmail } from '@prova/contract/accounts/email-validation';
import { checkEmail as checkForm, normaliseEmail } from '@prova/contract/email';
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
    'yahoo.de yahoo.it yahoo.co.jp yahoo.com.ar yahoo.com.mx yandex.ru mail.ru'
  ).split(' '),
]);
const ENDINGS = [...POPULAR_TLDS, 'com.br', 'org.br', 'net.br', 'gov.br', 'edu.br', 'br', 'pt'];

/** What an address tells by itself. */
export function checkAddress(typed: string): DataOf<typeof checkEmail> {
  const email = normaliseEmail(typed);
  const form = checkForm(typed);
  const ok = form === 'ok';
  return {
    email,
    form,
    disposable: ok && isDisposable(domainOf(email)),
    suggestion: ok ? suggestionFor(email) : null,
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
  if (PROVIDERS.has(domainOf(email))) return null;
  const found = spell({ email, domains: [...PROVIDERS], topLevelDomains: ENDINGS });
  return found && PROVIDERS.has(found.domain) ? found.full : null;
}
