import { isDisposableEmailDomain } from 'disposable-email-domains-js';

/** Mailboxes that anybody can have: an address there says nothing of a company. */
const FREE = new Set(
  (
    'gmail.com googlemail.com hotmail.com hotmail.com.br outlook.com outlook.com.br live.com msn.com passport.com ' +
    'yahoo.com yahoo.com.br ymail.com rocketmail.com icloud.com me.com mac.com aol.com aim.com proton.me protonmail.com ' +
    'pm.me tutanota.com tuta.io gmx.com gmx.net gmx.de web.de mail.com email.com zoho.com zohomail.com yandex.com ' +
    'yandex.ru mail.ru inbox.ru list.ru bk.ru qq.com 163.com 126.com sina.com naver.com hey.com fastmail.com hushmail.com ' +
    'mailfence.com uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com r7.com oi.com.br zipmail.com.br ' +
    'superig.com.br ibest.com.br pop.com.br folha.com.br sapo.pt duck.com'
  ).split(' '),
);

/** Whether mail at this domain is free or thrown away, the domain itself or one above it. */
export function isAnybodysDomain(domain: string): boolean {
  const parts = domain.split('.');
  return parts
    .slice(0, -1)
    .map((_, index) => parts.slice(index).join('.'))
    .some((each) => FREE.has(each) || isDisposableEmailDomain(each));
}

/** The host of a web address without "www."; '' for what is none. */
export function hostOf(website: string): string {
  return (URL.parse(website)?.hostname ?? '').toLowerCase().replace(/^www\./, '');
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Whether an address belongs to the domain of a site: the same, or one that the site lies below. */
export function ownsSite(domain: string, host: string): boolean {
  return host !== '' && domain.includes('.') && (host === domain || host.endsWith(`.${domain}`));
}

/**
 * What somebody would prove a company with: their own address, where the domain is the company's. Without a site it is
 * taken for the one at that domain, which they see before it is kept.
 */
export function proposedProof(email: string, website: string | null): { email: string; website: string } | null {
  const domain = domainOf(email);
  if (isAnybodysDomain(domain)) return null;
  const site = website ?? `https://${domain}`;
  return ownsSite(domain, hostOf(site)) ? { email, website: site } : null;
}
