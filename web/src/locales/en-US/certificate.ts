import type { Phrases } from '../phrases.ts';
import type { certificate as ptBR } from '../pt-BR/certificate.ts';

export const certificate: Phrases<typeof ptBR> = {
  title: 'Technical test certificate',
  loadError: 'The certificate did not load',
  notFound: 'No certificate with the code {{code}}',
  notFoundText:
    'Check the code, letter by letter: capitals, dashes and spaces make no difference. If it is right, the certificate was erased together with the account of the person it belonged to.',
  check: {
    title: 'Check a certificate',
    lead: 'Type the code printed on the certificate. You will see whether it is authentic and what it proves.',
    code: 'Certificate code',
    codeHint: 'Like k7m3q-x2v9f-ha4tn-8wce, at the end of the printed address. You can also paste the whole address.',
    codeRequired: 'Enter the certificate code',
    codeUnknown: 'This does not look like a code: it has 19 letters and digits',
    submit: 'Check',
    other: 'Check another certificate',
  },
  status: { valid: 'Authentic document', expired: 'Expired', withdrawn: 'Withdrawn', overruled: 'No longer holds' },
  statusText: {
    valid:
      'Prova issued this certificate, it has not been altered, and it is valid until {{date}}. What the result proves is below.',
    expired: 'Issued by Prova. It was valid until {{date}}: a test result is valid for 12 months.',
    withdrawn:
      'The person it was issued to withdrew this certificate on {{date}}. Copies downloaded before then are no longer valid.',
    overruled:
      'Since {{date}}, as the test is graded, the result does not prove what this certificate named. Copies downloaded before then are no longer valid.',
  },
  certifies: 'Prova certifies that',
  someone: 'a person with a Prova account',
  took: 'took and submitted the test',
  askedBy: 'created by {{company}}',
  score: 'Score',
  noScore: 'The person who took the test chose not to show the score.',
  place_zero: 'Above {{below}} of {{count}} other people who took this test',
  place_one: 'Above {{below}} of {{count}} other person who took this test',
  place_many: 'Above {{below}} of {{count}} other people who took this test',
  place_other: 'Above {{below}} of {{count}} other people who took this test',
  skills: 'Skills it proves',
  skillAt: {
    BEGINNING: '{{skill}}, beginner level',
    INTERMEDIATE: '{{skill}}, intermediate level',
    ADVANCED: '{{skill}}, advanced level',
  },
  levels:
    'The score sets the level: from {{beginning}}, beginner; from {{intermediate}}, intermediate; from {{advanced}}, advanced.',
  takenOn: 'Taken on',
  issuedOn: 'Issued on',
  validUntil: 'Valid until',
  how: 'How the test was taken',
  howList: {
    clock: 'Time was kept by the server, not by the device of the person taking the test.',
    remote:
      'Remotely and without supervision. Leaving the page and pasting text are noted with the result; they are not shown here and do not change the score.',
    name: 'Prova does not check ID: the name is the one on the account.',
  },
  graded: {
    machine: 'It was graded automatically.',
    person: 'It was graded by people, from a queue without names.',
    both: 'It was graded automatically and, where judgment was needed, by people, from a queue without names.',
  },
  about: 'About this address',
  aboutText:
    'This page shows what is valid now: if the score is reviewed, it changes; if the certificate is withdrawn, it says so. Only people who were given the address can get here.',
};
