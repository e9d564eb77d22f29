import type { Locale } from '@prova/contract/common';
import { formatInstant } from '../../platform/mail/mail-format.ts';
import { devPage, escapeHtml, mailFrame } from './dev-pages.ts';
import type { OutboxMail } from './outbox.queries.ts';

const WORDS = {
  'pt-BR': {
    title: 'Caixa de saída',
    intro:
      'Sem servidor de e-mail, as mensagens ficam aqui, com links que funcionam. Em produção esta página não existe.',
    search: 'Endereço',
    find: 'Buscar',
    none: 'Nenhuma mensagem por enquanto. Elas aparecem aqui assim que forem enviadas.',
    noneFor: 'Nenhuma mensagem para esse endereço.',
    samples: 'Ver todos os e-mails do produto',
    back: 'Voltar à caixa de saída',
    to: 'Para',
    kind: 'Tipo',
    sentAt: 'Enviada em',
    code: 'Código',
    links: 'Links',
    asHtml: 'Mensagem',
    asText: 'Só texto',
    calendar: 'Arquivo de agenda',
    download: 'Baixar',
  },
  'en-US': {
    title: 'Outbox',
    intro: 'Without a mail server, messages stay here, with links that work. In production this page does not exist.',
    search: 'Address',
    find: 'Search',
    none: 'No messages yet. They appear here as soon as they are sent.',
    noneFor: 'No messages to that address.',
    samples: 'See every email of the product',
    back: 'Back to the outbox',
    to: 'To',
    kind: 'Kind',
    sentAt: 'Sent on',
    code: 'Code',
    links: 'Links',
    asHtml: 'Message',
    asText: 'Text only',
    calendar: 'Calendar file',
    download: 'Download',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The list, newest first. @param search what was looked for; empty: everything */
export function listPage(locale: Locale, mails: readonly OutboxMail[], search: string): string {
  const words = WORDS[locale];
  const items = mails.map(
    (mail) =>
      `<li><a href="/dev/outbox/${mail.id}">${escapeHtml(mail.subject)}</a>` +
      `<span>${escapeHtml(mail.to)} · ${escapeHtml(mail.kind)} · ${formatInstant(locale, mail.sentAt.toISOString())}</span></li>`,
  );
  const list =
    items.length > 0
      ? `<ul class="mails">${items.join('')}</ul>`
      : `<p class="empty">${search === '' ? words.none : words.noneFor}</p>`;
  return devPage(
    locale,
    words.title,
    `<h1>${words.title}</h1><p class="muted">${words.intro}</p>
<p><a href="/dev/mails">${words.samples}</a></p>
<form method="get" action="/dev/outbox" role="search">
<div><label for="to">${words.search}</label><input id="to" name="to" type="search" value="${escapeHtml(search)}"></div>
<button type="submit">${words.find}</button>
</form>${list}`,
  );
}

/** One mail: as HTML in a frame that runs nothing, its links, as text, and the calendar file that comes with it. */
export function mailPage(locale: Locale, mail: OutboxMail): string {
  const words = WORDS[locale];
  const links = mail.links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`);
  const facts = [
    [words.to, mail.to],
    [words.kind, `${mail.kind} (${mail.locale})`],
    [words.sentAt, formatInstant(locale, mail.sentAt.toISOString())],
    ...(mail.code === null ? [] : [[words.code, mail.code]]),
  ].map(([term = '', value = '']) => `<dt>${term}</dt><dd>${escapeHtml(value)}</dd>`);
  const calendar =
    mail.calendar === null
      ? ''
      : `<h2>${words.calendar}</h2><p><a href="/dev/outbox/${mail.id}/calendar">${words.download}</a></p>
<pre tabindex="0">${escapeHtml(mail.calendar)}</pre>`;
  return devPage(
    locale,
    mail.subject,
    `<p><a href="/dev/outbox">${words.back}</a></p><h1>${escapeHtml(mail.subject)}</h1><dl>${facts.join('')}</dl>
${links.length > 0 ? `<h2>${words.links}</h2><ul class="mails">${links.join('')}</ul>` : ''}
<h2>${words.asHtml}</h2>
${mailFrame(mail.subject, `/dev/outbox/${mail.id}/html`)}
<h2>${words.asText}</h2><pre tabindex="0">${escapeHtml(mail.text)}</pre>
${calendar}`,
  );
}
