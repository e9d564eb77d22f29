import type { Phrases } from '../phrases.ts';
import type { terms as ptTerms } from '../pt-BR/terms.ts';

export const terms: Phrases<typeof ptTerms> = {
  title: 'Terms of Use',
  intro:
    'These terms are the agreement between you and Prova. They are written to be read: short sentences, no small print. If the versions differ, the Portuguese one prevails.',
  history: [
    {
      version: '2026-11-30',
      changes:
        'they say how long a plan holds while its renewal is not paid and when you can buy again after withdrawing, and leave the period for tax data to the Privacy Policy.',
    },
    {
      version: '2026-11-25',
      changes: 'they say how to delete your account and how to close a company on the platform itself.',
    },
    { version: '2026-11', changes: 'it is the first one.' },
  ],
  sections: [
    {
      id: 'acordo',
      title: 'What this agreement is',
      text: [
        'Prova is a platform that brings technology talent and companies together, giving more weight to what a person demonstrates than to years of experience.',
        'By creating an account, or by signing in after these terms have changed, you state that you have read and accept this document. The accepted version, the date and the IP address are recorded.',
      ],
      list: [],
    },
    {
      id: 'quem-pode-usar',
      title: 'Who may use it',
      text: [
        'You must be 18 or older and provide accurate information. Each person has one account, and it is personal: do not share your password, and tell us if you suspect misuse.',
        'By creating an account for a company, you state that you may represent it in hiring.',
      ],
      list: [],
    },
    {
      id: 'o-que-fazemos',
      title: 'What Prova does, and what it does not',
      text: [
        'We offer profiles, jobs, applications, assessments, communication and offers. We are not a party to the employment or service contract between talent and company, we do not guarantee hiring, and we never charge people for a job.',
      ],
      list: [],
    },
    {
      id: 'talentos',
      title: 'If you are looking for work',
      text: ['What you demonstrate is yours. You decide who sees your profile and may withdraw an open application.'],
      list: [
        'Answer assessments yourself, and do not pose as someone else.',
        'Send only documents that are yours and contain no one else’s confidential data.',
        'You can apply without an account: the link we email you shows where the application stands and lets you withdraw it. Keep that link as safe as a password.',
      ],
    },
    {
      id: 'empresas',
      title: 'If you recruit',
      text: [
        'The company is responsible for the jobs it publishes, for the decisions it makes and for the data of the applications it receives.',
      ],
      list: [
        'Publish real jobs, with correct information about the work, location and pay.',
        'Do not require more than six months of prior experience (CLT, art. 442-A), or information that Law 9.029/1995 forbids, such as pregnancy, family or health.',
        'Do not discriminate based on origin, race, color, sex, gender identity, sexual orientation, age, disability, religion or opinion.',
        'Use people’s data only for the hiring process they applied to, and answer within the deadlines you promised.',
        'An offer accepted on the platform records what both sides intend; the contract itself is between you, as the law requires.',
      ],
    },
    {
      id: 'conteudo',
      title: 'Content and ownership',
      text: [
        'What you send remains yours. You allow us to store, process and display it as needed to provide the service. Prova’s software, brand and texts belong to Prova.',
      ],
      list: [],
    },
    {
      id: 'proibido',
      title: 'What is not allowed',
      text: ['To protect everyone, you may not:'],
      list: [
        'use another person’s data or create accounts in bulk;',
        'copy data from the platform by automated means without written permission;',
        'send malicious files, try to break in or get around access limits;',
        'harass, offend or deceive; publish fake jobs or charge for a job;',
        'disclose the content of assessments.',
      ],
    },
    {
      id: 'avaliacao-automatica',
      title: 'Automated assessments',
      text: [
        'Match percentages and automated scores help you stay organized and never decide alone. You may ask how a result was calculated and have a person review it (LGPD, art. 20).',
      ],
      list: [],
    },
    {
      id: 'planos',
      title: 'Plans and payments',
      text: [
        'There is a free plan for talent and for companies. If you choose a paid plan, its price, period and renewal are shown before you confirm. You may cancel the renewal at any time, and withdraw within 7 days of the purchase with a refund (Brazilian Consumer Code, art. 49).',
        'The right to withdraw holds for each purchase, without giving a reason. After two withdrawals within 12 months, a new purchase is possible only once the first of them is 12 months old; what you already have stays as it is.',
        'If a renewal is not paid, the plan holds for 14 days after the paid period. During that time you can pay it under Plan and billing; after it, the plan ends, the renewal is no longer charged, and nothing that exists is lost.',
      ],
      list: [],
    },
    {
      id: 'disponibilidade',
      title: 'Availability',
      text: [
        'We work to keep the service up and safe, but there may be interruptions for maintenance or for causes beyond our control. When we can foresee them, we will tell you in advance.',
      ],
      list: [],
    },
    {
      id: 'responsabilidade',
      title: 'Liability',
      text: [
        'We are liable for direct damage we cause. Our total liability is limited to the amounts you paid to Prova in the 12 months before the event.',
        'This limit does not apply to willful misconduct or gross negligence, to damage arising from the processing of personal data, or to rights that cannot be limited by law, such as consumer rights.',
      ],
      list: [],
    },
    {
      id: 'encerramento',
      title: 'Closing your account',
      text: [
        'You may delete your account at any time under Privacy, in your account menu: before you confirm, you see what goes and what stays. If you cannot sign in, make a request under “Your data”, in the footer, or write to the contact below.',
        'An owner of a company may close it under Company, in the same menu: its jobs close, everyone who applied and the team are told, and the accounts of the team stay. Whoever is the only owner hands ownership over before deleting their own account; a company with nobody left closes with the account.',
        'We may suspend or close accounts that break these terms, with notice and a chance to respond, unless there is an immediate risk to others.',
        'After the account is closed, only the contractual and tax records that the law requires are kept, for the period that the Privacy Policy explains.',
      ],
      list: [],
    },
    {
      id: 'mudancas',
      title: 'Changes to these terms',
      text: [
        'When these terms change, we will publish the new version here and ask you to accept it the next time you sign in. If you do not agree, you need not accept: the account can be closed without it, by a request under “Your data”, in the footer.',
      ],
      list: [],
    },
    {
      id: 'lei',
      title: 'Governing law',
      text: [
        'Brazilian law applies. Consumers may sue in the courts where they live. Before that, talk to us: most matters can be settled in writing.',
      ],
      list: [],
    },
  ],
};
