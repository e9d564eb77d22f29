import type { Phrases } from '../phrases.ts';
import type { mailReport as portuguese } from '../pt-BR/mail-report.ts';

export const mailReport: Phrases<typeof portuguese> = {
  title: 'Report an email',
  intro:
    'You received an email that Prova sent on behalf of a company. Tell us what is wrong with it: our team reads every report and can suspend the company’s emails. The company will not know who reported it.',
  reason: 'What is wrong?',
  reasonMissing: 'Choose what is wrong',
  reasons: {
    phishing: 'It looks like a scam',
    unknown: 'I did not apply',
    abusive: 'It is offensive or discriminatory',
    other: 'Another reason',
  },
  hints: {
    phishing: 'It asks for a password, documents or money, or pretends to be another company.',
    unknown: 'Someone used my address, or I do not know the company.',
    abusive: 'It contains insults, threats, harassment or discrimination.',
    other: 'Tell us below what happened.',
  },
  note: 'Details',
  noteHint: 'Do not write passwords or document numbers.',
  submit: 'Send report',
  failed: 'The report was not sent',
  sentTitle: 'Report received',
  sent: 'Thank you for telling us. Our team will look into it.',
  sentAdvice:
    'If you gave out a password, change it now. If you paid or sent documents, contact your bank and file a police report.',
};
