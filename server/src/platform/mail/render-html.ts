import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactElement } from 'react';
import { cleanMailHtml } from './clean-html.ts';
import type { MailBlock, MailDocument } from './mail-document.ts';
import { LOGO_CID, MARK_CID, pngSize } from './mail-pictures.ts';
import { LOGO_SPACE, SHEET, styles } from './mail-theme.ts';
import { h, unbrokenHtml } from './unbroken.ts';

/** The HTML of a mail: no script, no picture but those that come with it, readable without its style sheet. */
export async function renderHtml(mail: MailDocument): Promise<string> {
  return render(
    h(
      Html,
      { lang: mail.locale },
      h(
        Head,
        null,
        h('title', null, mail.subject),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        h('style', null, SHEET),
      ),
      h(
        Body,
        { style: styles.body, className: 'm-body' },
        h(Preview, null, mail.preview),
        h(
          Container,
          { style: styles.card, className: 'm-card' },
          renderHead(mail),
          h(Heading, { as: 'h1', style: styles.heading, className: 'm-text' }, mail.heading),
          ...mail.blocks.map((block) => renderBlock(block, mail)),
          h(
            Section,
            { style: styles.footer, className: 'm-edge' },
            ...mail.footer.map((line) => h(Text, { key: line, style: styles.small, className: 'm-muted' }, line)),
            mail.unsubscribe && renderWayOut(mail.unsubscribe),
            mail.report && renderWayOut(mail.report),
          ),
        ),
      ),
    ),
  );
}

/** React would write a preload for each picture into the head, which mailboxes take for something to fetch. */
const NOT_PRELOADED = { fetchPriority: 'low' } as const;

/** The company at the left, where it has a logo to show; the product beside it, smaller, or alone. */
function renderHead({ logo }: MailDocument): ReactElement {
  const mark = h('img', {
    src: `cid:${MARK_CID}`,
    alt: '',
    width: 28,
    height: 28,
    ...NOT_PRELOADED,
    style: styles.mark,
  });
  const product = [
    h('td', { key: 'mark', style: styles.markCell }, mark),
    h('td', { key: 'name', style: styles.wordmark, className: 'm-text' }, 'prova'),
  ];
  const picture =
    logo &&
    h('img', {
      src: `cid:${LOGO_CID}`,
      alt: logo.name,
      ...shownSize(logo.png),
      ...NOT_PRELOADED,
      style: styles.logo,
      className: 'm-text m-edge',
    });
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: styles.head },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        picture && h('td', { key: 'logo', style: styles.headCell }, picture),
        h(
          'td',
          { key: 'product', align: picture ? 'right' : 'left', style: styles.headCell },
          h(
            'table',
            { role: 'presentation', cellPadding: 0, cellSpacing: 0 },
            h('tbody', null, h('tr', null, ...product)),
          ),
        ),
      ),
    ),
  );
}

/** Some mailboxes know no sizes but these, which keep the proportion. */
function shownSize(png: Uint8Array): { width: number; height: number } {
  const { width, height } = pngSize(png);
  const scale = Math.min(LOGO_SPACE.width / width, LOGO_SPACE.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function renderWayOut({ question, label, url }: NonNullable<MailDocument['report']>): ReactElement {
  const link = h('a', { href: url, target: '_blank', style: styles.link, className: 'm-brand' }, label);
  return h(Text, { style: styles.small, className: 'm-muted' }, question, ' ', link);
}

function renderBlock(block: MailBlock, mail: MailDocument): ReactElement {
  switch (block.kind) {
    case 'paragraph':
      return h(Text, { style: styles.text, className: 'm-text' }, block.text);
    case 'button':
      return h(
        Section,
        null,
        h(Button, { href: block.url, style: styles.button, className: 'm-button' }, block.label),
        h(
          Text,
          { style: styles.address, className: 'm-muted' },
          mail.linkHint,
          h('br'),
          h(
            'a',
            { href: block.url, target: '_blank', style: { ...styles.link, ...styles.url }, className: 'm-brand' },
            block.url,
          ),
        ),
      );
    case 'code':
      return h(
        Section,
        null,
        h(Text, { style: styles.label, className: 'm-muted' }, block.label),
        h(Text, { style: styles.code, className: 'm-code' }, block.code),
      );
    case 'details':
      return h(
        'table',
        { style: styles.details, cellPadding: 0, cellSpacing: 0 },
        h(
          'tbody',
          null,
          ...block.items.map(({ label, value }) =>
            h(
              'tr',
              { key: label },
              h('th', { scope: 'row', style: styles.term, className: 'm-muted m-edge' }, label),
              h('td', { style: styles.value, className: 'm-text m-edge' }, value),
            ),
          ),
        ),
      );
    case 'quote':
      return h('blockquote', { style: styles.quote, className: 'm-text' }, block.text);
    case 'rich':
      return h('div', {
        style: styles.rich,
        className: 'm-text',
        // Reduced to text, lists and links on this very line
        dangerouslySetInnerHTML: { __html: unbrokenHtml(cleanMailHtml(block.html)) },
      });
  }
}
