import type { Phrases } from '../phrases.ts';
import type { ownCertificate as ptBR } from '../pt-BR/own-certificate.ts';

export const ownCertificate: Phrases<typeof ptBR> = {
  title: 'Certificate',
  lead: 'A page anybody can check, a PDF with a QR code, and a digital badge (Open Badges). You choose what they show.',
  always:
    'Always shown: the test, its area and difficulty, the skills with the level you proved, the day you took it, and how it was graded.',
  choices: 'What else to show',
  showsName: 'Your name',
  showsNameHint:
    'The digital badge then carries a code made from your email, so that a wallet can tell it is yours. The email itself is not shown.',
  showsScore: 'Your score',
  showsPlace: 'Where you stand among people who took the same test',
  showsPlaceHint: 'On the page and in the PDF only: it changes as more people take the test.',
  showsCompany: 'The company that created the test',
  issue: 'Issue certificate',
  issueAgain: 'Issue another certificate',
  issued: 'The certificate was issued',
  issueFailed: 'The certificate was not issued',
  tooLate: 'A result is valid for 12 months. This one can no longer become a certificate.',
  withdrawnCount_zero: 'No certificate of this result was withdrawn.',
  withdrawnCount_one: 'You have withdrawn {{count}} certificate of this result. The new one has another address.',
  withdrawnCount_many: 'You have withdrawn {{count}} certificates of this result. The new one has another address.',
  withdrawnCount_other: 'You have withdrawn {{count}} certificates of this result. The new one has another address.',
  valid: 'Issued, valid until {{date}}',
  expired: 'Expired on {{date}}',
  since:
    'Shows what has been valid since {{date}}. If the score is reviewed, digital badges downloaded before are no longer valid; download a new one. If it no longer proves what it names, the certificate stops being valid.',
  address: 'Address for checking',
  open: 'Open the page',
  copy: 'Copy address',
  copied: 'The address was copied',
  copyFailed: 'It could not be copied. The address is {{link}}',
  pdf: 'Download PDF',
  linkedIn: 'Add to LinkedIn',
  badge: 'Download for a digital wallet',
  badgeHint:
    'On LinkedIn the form for licenses and certifications opens filled in, and nothing is published before you save it. The file for a digital wallet is an Open Badges credential (.jwt), which credential apps keep and check.',
  downloadFailed: 'The file was not downloaded',
  saved: 'Your choice was saved',
  saveFailed: 'Your choice was not saved',
  copies:
    'What has been downloaded cannot be recalled and does not follow your choices. But whoever checks a copy sees whether the certificate was withdrawn.',
  withdraw: 'Withdraw certificate',
  withdrawTitle: 'Withdraw this certificate?',
  withdrawText:
    'Its page will say it was withdrawn, and PDFs and badges downloaded before are no longer valid to whoever checks them. This cannot be undone; you can issue another one, with another address.',
  withdrawn: 'The certificate was withdrawn',
  withdrawFailed: 'The certificate was not withdrawn',
  overruled:
    'The certificate of this result stopped being valid on {{date}}: as the score stands, the result does not prove what it named. Its page says so to whoever checks it.',
  overruledBefore:
    'The previous certificate stopped being valid on {{date}}, because the score did not prove what it named. It does not come back; you can issue another one, with another address.',
  loadError: 'The certificate did not load',
};
