import type { MailBlock } from './mail-document.ts';
import { firstName, formatDay } from './mail-format.ts';
import { paragraph } from './mail-text.ts';

export const locale = 'en-US';

export function hello(name: string): ReturnType<typeof paragraph> {
  const first = firstName(name);
  return paragraph(first ? `Hello ${first},` : 'Hello,');
}

export const whyAccount = 'You received this message because this email address belongs to a Prova account.';
export const whyApplication = (job: string) => `You received this message because of your application for ${job}.`;
export const whyProcess = (company: string) =>
  `You received this message because you are in a hiring process at ${company}.`;
export const whyRecruiter = 'You received this message because you follow this job on Prova.';
export const follow = 'Follow your application';
/** Of an application that is over: there is nothing left to follow. */
export const seeApplication = 'See your application';
export const openCandidate = 'Open the application';
/** The day until which a company has promised to answer, if any. */
export const promise = (company: string, day: string | null | undefined): MailBlock[] =>
  day ? [paragraph(`${company} has committed to replying by ${formatDay(locale, day)}.`)] : [];
