import type { Sender } from './ports.ts';

/** What every mail says around its own words. */
export interface MailFrame {
  readonly linkHint: string;
  /** Who sends it, and whether and by what that was verified. */
  onBehalf(company: string, sender: Pick<Sender, 'verified' | 'proof'>): string;
  readonly unsubscribe: { readonly question: string; readonly label: string };
  readonly report: { readonly question: string; readonly label: string };
  /** What stands for a name or title that reads like an address. */
  readonly leftOut: { readonly name: string; readonly title: string };
  /** An answer to the mail reaches the company. */
  reply(company: string): string;
  /** An answer to the mail reaches who wrote what it hands on. */
  readonly replyToWriter: string;
  readonly noReply: string;
  readonly slogan: string;
}
