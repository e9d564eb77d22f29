import type { Locale } from '@prova/contract/common';

/** What every mail says around its own words. */
export interface MailFrame {
  readonly locale: Locale;
  readonly linkHint: string;
  /** Who sends it, and whether that was verified. */
  onBehalf(company: string, verified: boolean): string;
  readonly report: { readonly question: string; readonly label: string };
  /** What stands for a name or title that reads like an address. */
  readonly leftOut: { readonly name: string; readonly title: string };
  promise(company: string, day: string): string;
  readonly noReply: string;
  readonly slogan: string;
}
