import type { Locale } from '@prova/contract/common';
import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import type { Config } from '../config.ts';
import type { Platform } from '../context.ts';
import { headerText } from './header-text.ts';
import type { CalendarPart } from './mail-document.ts';
import type { MailPicture } from './mail-pictures.ts';

export interface OutgoingMail {
  /** The same for each try, so that a mailbox that gets a mail twice can tell. */
  readonly messageId: string;
  /** Shown as the sender instead of the name in MAIL_FROM; the address stays. */
  readonly fromName?: string;
  /** Who reads the answer; without one nobody does. */
  readonly replyTo?: { readonly address: string; readonly name: string };
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly pictures: readonly MailPicture[];
  readonly calendar?: CalendarPart | undefined;
  readonly locale: Locale;
  /** Where a POST stops mails such as this one, by one click in the mailbox (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/**
 * What became of a mail: taken by the server; refused for now; refused because of the recipient's address
 * (bounced) or for good because of the mail (failed).
 */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'deferred' | 'bounced' | 'failed'; readonly reason: string };

export interface Smtp {
  /** Hands one mail over. A refusal or a server that is down is an answer, not an exception. */
  deliver(mail: OutgoingMail): Promise<Delivery>;
  /** Ends idle connections at once, busy ones after their mail. */
  close(): void;
}

/** Mails in hand at once, and so connections: the sending task takes as many. */
export const MAIL_CONCURRENCY = 4;
/** A server that answers drop by drop is given up after this. */
const LONGEST_DELIVERY_MS = 120_000;
/** Replies about our own sign-in: the operator fixes them, and the mails wait. */
const AUTHENTICATION_REPLIES = new Set([530, 534, 535, 538]);

interface SmtpFailure extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  /** Nodemailer's own reading of the reply: 5xx except 503. */
  readonly permanent?: boolean;
}

/** Without an SMTP server, and never in production, mails are kept in the database and shown at /dev/outbox. */
export function usesOutbox(config: Pick<Config, 'SMTP_URL' | 'production'>): boolean {
  return config.SMTP_URL === undefined && !config.production;
}

/** `<id@domain>` with the domain of MAIL_FROM. */
export function messageIdOf(config: Pick<Config, 'MAIL_FROM'>, mailId: string): string {
  const [, domain = 'localhost'] = mailSender(config).address.split('@');
  return `<${mailId}@${domain}>`;
}

/** Opens the pool of connections to the server in SMTP_URL; nothing is connected before the first mail. */
export function openSmtp(config: { SMTP_URL: string; MAIL_FROM: string }): Smtp {
  const sender = mailSender(config);
  const transport = createTransport({
    url: config.SMTP_URL,
    pool: true,
    maxConnections: MAIL_CONCURRENCY,
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    idleTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(mail) {
      try {
        await transport.sendMail({
          messageId: mail.messageId,
          from: { address: sender.address, name: headerText(mail.fromName ?? sender.name, 80) },
          ...(mail.replyTo && {
            replyTo: { address: mail.replyTo.address, name: headerText(mail.replyTo.name, 80) },
          }),
          to: { address: mail.to, name: '' },
          subject: headerText(mail.subject, 200),
          text: mail.text,
          html: mail.html,
          attachments: mail.pictures.map(({ cid, png }) => ({
            cid,
            filename: `${cid.split('@')[0]}.png`,
            content: Buffer.from(png),
            contentType: 'image/png',
            contentDisposition: 'inline',
          })),
          // Twice: mailboxes show one as an invitation, and whoever has a calendar elsewhere opens the other.
          ...(mail.calendar && {
            icalEvent: {
              method: mail.calendar.method,
              filename: mail.calendar.fileName,
              content: mail.calendar.content,
            },
          }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': mail.locale,
            ...(mail.unsubscribeUrl !== undefined && {
              'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          signal: AbortSignal.timeout(LONGEST_DELIVERY_MS),
        });
        return { outcome: 'sent' };
      } catch (error) {
        return judge(error as SmtpFailure);
      }
    },
    close: () => transport.close(),
  };
}

const opened = new WeakMap<Platform, Smtp>();

/**
 * The SMTP pool of a program; null where the outbox takes the mails.
 * @throws in production without SMTP_URL: there is no outbox there
 */
export function smtpOf(platform: Platform): Smtp | null {
  const { config } = platform;
  if (usesOutbox(config)) return null;
  const present = opened.get(platform);
  if (present) return present;
  if (config.SMTP_URL === undefined) throw new Error('SMTP_URL is missing: production has no outbox');
  const smtp = openSmtp({ SMTP_URL: config.SMTP_URL, MAIL_FROM: config.MAIL_FROM });
  opened.set(platform, smtp);
  return smtp;
}

/** Closes the pool of a program that stops. */
export function closeSmtp(platform: Platform): void {
  opened.get(platform)?.close();
  opened.delete(platform);
}

/** Who sends all mails: the name and the address in MAIL_FROM. */
export function mailSender(config: Pick<Config, 'MAIL_FROM'>): { name: string; address: string } {
  const [sender] = addressparser(config.MAIL_FROM, { flatten: true });
  if (!sender?.address) throw new Error('MAIL_FROM holds no address');
  return { name: sender.name, address: sender.address };
}

function judge(error: SmtpFailure): Delivery {
  const reason = headerText(error.response ?? `${error.code ?? error.name}: ${error.message}`, 400);
  const aboutTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  if (!aboutTheMail || AUTHENTICATION_REPLIES.has(error.responseCode ?? 0)) return { outcome: 'deferred', reason };
  // Without a reply nodemailer itself found the envelope unusable, and will again.
  const permanent = error.responseCode === undefined || error.permanent === true;
  if (!permanent) return { outcome: 'deferred', reason };
  return { outcome: error.command === 'RCPT TO' || error.responseCode === undefined ? 'bounced' : 'failed', reason };
}
