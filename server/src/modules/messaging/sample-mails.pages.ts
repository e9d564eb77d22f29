import { LOCALES, type Locale } from '@prova/contract/common';
import type { MailKind } from '../../platform/mail/mail-kind.ts';
import { devPage, escapeHtml, mailFrame } from './dev-pages.ts';
import { type MailVariant, type SampleMail, variantsOf } from './sample-mails.ts';

const WORDS = {
  'pt-BR': {
    title: 'Todos os e-mails',
    intro: 'Cada e-mail do produto nos dois idiomas, com dados de exemplo. Os links não levam a lugar nenhum.',
    outbox: 'Caixa de saída',
    ways: 'Variações',
  },
  'en-US': {
    title: 'All emails',
    intro: 'Every email of the product in both languages, with sample data. The links lead nowhere.',
    outbox: 'Outbox',
    ways: 'Variants',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export const addressOf = ({ name }: MailKind, { slug }: MailVariant) => `/dev/mails/${name}/${slug}`;

function variantLinks(kind: MailKind, current?: MailVariant): string {
  const links = variantsOf(kind).map((variant) => {
    const here = variant.slug === current?.slug ? ' aria-current="page"' : '';
    return `<a href="${addressOf(kind, variant)}"${here}>${escapeHtml(variant.slug)}</a>`;
  });
  return links.join(' · ');
}

/** Every kind, and the ways in which each can be read. */
export function sampleListPage(locale: Locale, kinds: readonly MailKind[]): string {
  const { title, intro, outbox } = WORDS[locale];
  const items = kinds.map((kind) => `<li>${escapeHtml(kind.name)}<span>${variantLinks(kind)}</span></li>`);
  return devPage(
    locale,
    title,
    `<p><a href="/dev/outbox">${outbox}</a></p><h1>${title}</h1><p class="muted">${intro}</p>
<ul class="mails">${items.join('')}</ul>`,
  );
}

/** One mail, as HTML and as text, with its calendar file, its languages side by side. */
export function samplePage(
  locale: Locale,
  kind: MailKind,
  variant: MailVariant,
  mails: Readonly<Record<Locale, SampleMail>>,
): string {
  const { title, ways } = WORDS[locale];
  const columns = LOCALES.map((language) => {
    const { subject, text, calendar } = mails[language];
    const file = calendar === undefined ? '' : `<pre tabindex="0">${escapeHtml(calendar)}</pre>`;
    return `<section lang="${language}"><h2>${escapeHtml(subject)}</h2>
${mailFrame(`${kind.name} ${language}`, `${addressOf(kind, variant)}/${language}`)}
<pre tabindex="0">${escapeHtml(text)}</pre>${file}</section>`;
  });
  return devPage(
    locale,
    kind.name,
    `<p><a href="/dev/mails">${title}</a></p><h1>${escapeHtml(kind.name)}</h1>
<p>${ways}: ${variantLinks(kind, variant)}</p><div class="languages">${columns.join('')}</div>`,
  );
}
