import { toPlainText } from '@react-email/render';
import { cleanMailHtml } from './clean-html.ts';
import type { MailBlock, MailDocument } from './mail-document.ts';

/** The plain text of a mail, made from the same parts as its HTML. */
export function renderText(mail: MailDocument): string {
  const waysOut = [mail.unsubscribe, mail.report].filter((way) => way !== undefined);
  const footer = [...mail.footer, ...waysOut.flatMap(({ question, label, url }) => [`${question} ${label}:`, url])];
  const parts = [mail.heading, ...mail.blocks.map(renderBlock), `--\n${footer.join('\n')}`];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'code':
      return `${block.label}\n\n    ${block.code}`;
    case 'details':
      return block.items.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'rich':
      return toPlainText(cleanMailHtml(block.html), {
        wordwrap: false,
        selectors: ['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
      }).trim();
  }
}
