import { formatDay } from './mail-format.ts';
import type { MailTexts } from './mail-texts.ts';
import { securityMailsEnUS } from './mails/account-security.en-US.ts';
import { accountMailsEnUS } from './mails/accounts.en-US.ts';
import { applicationMailsEnUS } from './mails/applications.en-US.ts';
import { companyMailsEnUS } from './mails/companies.en-US.ts';
import { dataRequestMailsEnUS } from './mails/data-requests.en-US.ts';
import { jobMailsEnUS } from './mails/jobs.en-US.ts';
import { offerMailsEnUS } from './mails/offers.en-US.ts';
import { privacyMailsEnUS } from './mails/privacy.en-US.ts';
import { locale } from './mails/words.en-US.ts';

export const enUS: MailTexts = {
  locale,
  linkHint: 'If the button does not open, copy this address into your browser:',
  onBehalf: (company, verified) =>
    verified
      ? `Sent by Prova on behalf of ${company}, a company with a verified identity.`
      : `Sent by Prova on behalf of ${company}. Prova has not verified the identity of this company yet: send it no passwords and no money.`,
  report: { question: 'Did you not expect this message, or do you distrust it?', label: 'Report this message' },
  leftOut: { name: '[name left out]', title: '[title left out]' },
  promise: (company, day) => `${company} has committed to answering by ${formatDay(locale, day)}.`,
  noReply: 'This address does not receive replies.',
  slogan: 'Prova. Knowledge above experience.',
  kinds: {
    ...accountMailsEnUS,
    ...securityMailsEnUS,
    ...companyMailsEnUS,
    ...privacyMailsEnUS,
    ...dataRequestMailsEnUS,
    ...applicationMailsEnUS,
    ...offerMailsEnUS,
    ...jobMailsEnUS,
  },
};
