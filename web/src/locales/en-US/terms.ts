import type { Phrases } from '../phrases.ts';
import type { terms as ptTerms } from '../pt-BR/terms.ts';

export const terms: Phrases<typeof ptTerms> = {
  title: 'Terms of Use',
  intro:
    'These terms are the agreement between you and Prova. They are written to be read: short sentences, no small print. Should the versions differ, the Portuguese one prevails.',
  sections: [
    {
      id: 'acordo',
      title: 'What this agreement is',
      text: [
        'Prova is a platform that brings technology talents and companies together, giving more weight to what a person demonstrates than to years of experience.',
        'By creating an account, or by signing in after these terms have changed, you state that you have read and accept this document. The accepted version, the date and the network address are recorded.',
      ],
      list: [],
    },
    {
      id: 'quem-pode-usar',
      title: 'Who may use it',
      text: [
        'You must be 18 or older and give true information. Each person has one account, and it is personal: do not share your password, and tell us if you suspect misuse.',
        'Whoever creates an account for a company states that they may represent it in hiring.',
      ],
      list: [],
    },
    {
      id: 'o-que-fazemos',
      title: 'What Prova does, and what it does not',
      text: [
        'We offer profiles, jobs, applications, assessments, communication and offers. We are not a party to the employment or service contract between talent and company, we do not guarantee hiring, and we never charge talents for a job.',
      ],
      list: [],
    },
    {
      id: 'talentos',
      title: 'If you are a talent',
      text: ['What you demonstrate is yours. You decide who sees your profile and may withdraw an open application.'],
      list: [
        'Answer assessments yourself and do not pretend to be somebody else.',
        'Send only documents that are yours and that carry no confidential data of others.',
        'You can apply without an account: the link sent by email shows where the application stands and lets you withdraw it. Keep that link as you would keep a password.',
      ],
    },
    {
      id: 'empresas',
      title: 'If you recruit',
      text: [
        'The company is responsible for the jobs it publishes, for the decisions it makes and for the data of the applications it receives.',
      ],
      list: [
        'Publish real jobs, with correct information about work, place and pay.',
        'Do not demand more than six months of previous experience (CLT, art. 442-A), nor information that Law 9.029/1995 forbids, such as pregnancy, family or health.',
        'Do not discriminate by origin, race, color, sex, gender identity, sexual orientation, age, disability, religion or opinion.',
        'Use people’s data only for the hiring process they applied to, and answer within the deadlines you promised.',
        'An offer accepted on the platform records what both sides intend; the contract itself is between you, as the law requires.',
      ],
    },
    {
      id: 'conteudo',
      title: 'Content and property',
      text: [
        'What you send remains yours. You allow us to store, process and show it as far as the service needs. The software, the brand and the texts of Prova belong to Prova.',
      ],
      list: [],
    },
    {
      id: 'proibido',
      title: 'What is not allowed',
      text: ['To protect everybody, it is not allowed to:'],
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
        'Match percentages and automated scores help you stay organized and never decide alone. You may ask how a result was computed and ask for a review by a person (LGPD, art. 20).',
      ],
      list: [],
    },
    {
      id: 'planos',
      title: 'Plans and payments',
      text: [
        'There is a free plan for talents and for companies. If you choose a paid plan, its price, period and renewal are shown before you confirm. You may cancel the renewal at any time, and withdraw within 7 days of the purchase with a refund (Brazilian Consumer Code, art. 49).',
      ],
      list: [],
    },
    {
      id: 'disponibilidade',
      title: 'Availability',
      text: [
        'We work to keep the service up and safe, but there may be interruptions for maintenance or for causes beyond our control. Where we can foresee them, we say so beforehand.',
      ],
      list: [],
    },
    {
      id: 'responsabilidade',
      title: 'Liability',
      text: [
        'We are liable for direct damage that we cause. Our total liability is limited to the amounts you paid to Prova in the 12 months before the event.',
        'This limit does not apply to willful misconduct or gross negligence, to damage from the processing of personal data, nor to rights that the law does not allow to be limited, such as those of consumers.',
      ],
      list: [],
    },
    {
      id: 'encerramento',
      title: 'Closing your account',
      text: [
        'You may close your account at any time by writing to the contact below. We may suspend or close accounts that break these terms, with notice and a chance to respond, unless there is an immediate risk to others.',
        'After the account is closed we keep contractual and tax records for 5 years, as the Privacy Policy explains.',
      ],
      list: [],
    },
    {
      id: 'mudancas',
      title: 'Changes to these terms',
      text: [
        'When these terms change, we publish the new version here and ask for your acceptance the next time you sign in. If you do not agree, you may close the account before the change applies to you.',
      ],
      list: [],
    },
    {
      id: 'lei',
      title: 'Law and courts',
      text: [
        'Brazilian law applies. Consumers may sue in the courts of their own residence. Before that, talk to us: most matters are settled in writing.',
      ],
      list: [],
    },
  ],
};
