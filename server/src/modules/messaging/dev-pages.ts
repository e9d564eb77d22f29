import type { Locale } from '@prova/contract/common';
import type { FastifyReply } from 'fastify';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
// Mails carry their styles and pictures inside. The sandbox holds even for whoever opens the address outside the frame.
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page for people who develop or try the product. */
export function devPage(locale: Locale, title: string, main: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Prova</title>
<link rel="stylesheet" href="/dev/outbox.css">
</head>
<body><main>${main}</main></body>
</html>
`;
}

/** Shows the HTML of a mail in a frame that runs nothing. */
export const mailFrame = (title: string, address: string) =>
  `<iframe title="${escapeHtml(title)}" src="${address}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;

const send = (reply: FastifyReply, policy: string, html: string) =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);

export const sendPage = (reply: FastifyReply, html: string) => send(reply, PAGE_POLICY, html);

/** The HTML of a mail for its frame: links open outside of it. */
export const sendMailHtml = (reply: FastifyReply, html: string) =>
  send(reply, MAIL_POLICY, html.replace('<head>', '<head><base target="_blank"/>'));

/** Never shown as a page, whatever was written into it. */
export const sendCalendarFile = (reply: FastifyReply, file: string, fileName: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('x-content-type-options', 'nosniff')
    .type('text/calendar; charset=utf-8')
    .send(file);
