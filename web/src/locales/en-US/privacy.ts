import type { Phrases } from '../phrases.ts';
import type { privacy as ptPrivacy } from '../pt-BR/privacy.ts';

export const privacy: Phrases<typeof ptPrivacy> = {
  title: 'Privacy Policy',
  intro:
    'This page explains which personal data we process, why, for how long and how you exercise your rights under the Brazilian General Data Protection Law (Law 13.709/2018, LGPD). Should the versions differ, the Portuguese one prevails.',
  sections: [
    {
      id: 'controle',
      title: 'Who answers for the data',
      text: [
        'Prova is the controller of the data of your account, of your profile and of the use of the platform: we decide what they are used for.',
        'Each company is the controller of the applications it receives: resume, answers, notes and decisions. There Prova is the processor and follows the instructions of the company. If you ask us something about an application, we pass the request on to the company and help to fulfil it.',
      ],
      list: [],
    },
    {
      id: 'dados',
      title: 'Which data we process',
      text: ['We ask for the least that each purpose needs:'],
      list: [
        'Account: name, email, password (kept only as a cryptographic hash), role, language, and acceptances with version, date and network address.',
        'Profile: skills, languages, education, experience, availability, links and contacts that you choose to give.',
        'Application: what you write in the form, the resume you send, where the link came from and the history of the stages.',
        'Assessments: answers, scores and the evidence of what was demonstrated.',
        'Use and security: network address, device, dates of access and error records.',
        'We do not ask for a birth date: a statement of being 18 or older is enough.',
      ],
    },
    {
      id: 'sensiveis',
      title: 'Sensitive data',
      text: [
        'We do not ask for data on health, religion, racial origin, political opinion, sexual life or union membership. Please leave them out of your resume. Name, photo, age, gender, address and school never enter the match.',
      ],
      list: [],
    },
    {
      id: 'bases',
      title: 'What we use them for, and on which legal basis',
      text: ['Each use has a basis in the LGPD (art. 7):'],
      list: [
        'Creating and keeping your account, showing jobs and bringing your application to the company: performance of a contract and preliminary steps at your request (item V).',
        'Keeping your profile in a company’s talent bank: consent, which is optional, separate and can be withdrawn at any time (item I).',
        'Sending news about your applications, jobs and account security: performance of a contract (item V).',
        'Protecting accounts, preventing fraud and fixing failures: legitimate interest, as far as needed (item IX).',
        'Keeping access records and fiscal documents: legal obligation (item II).',
        'Defending rights in proceedings: regular exercise of rights (item VI).',
      ],
    },
    {
      id: 'automatizado',
      title: 'Automatic results',
      text: [
        'The match between talent and job is computed from skills, proofs, languages, work model and pay. Every percentage shows its parts. No application is refused by a computation alone: people decide.',
        'You may ask for the explanation of a result and for a review by a person (art. 20).',
      ],
      list: [],
    },
    {
      id: 'compartilhamento',
      title: 'Whom we share with',
      text: ['We do not sell personal data. We share only with:'],
      list: [
        'the companies you apply to and, according to the visibility you chose, those that look for talents; your contacts only show after an application;',
        'suppliers that serve us, such as hosting and email delivery, bound by contract to protect the data;',
        'Google, if you choose to sign in with it: Google knows that you signed in to Prova and tells us your name, your email and the id of your account; nothing of Google is loaded before you press the button;',
        'authorities, where the law obliges us.',
      ],
    },
    {
      id: 'transferencia',
      title: 'Outside Brazil',
      text: [
        'If a supplier keeps data in another country, the transfer follows the LGPD (arts. 33 to 36), with the clauses and guarantees defined by the Brazilian authority (ANPD).',
      ],
      list: [],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage on the device',
      text: ['We use only what the platform needs to work. There are no advertising or tracking cookies.'],
      list: [
        'accessToken and refreshToken: keep your session for up to 30 days;',
        'prova-device: recognizes a device on which you have signed in before, to protect the account;',
        'prova-google: ties the answer of Google to the browser that asked for it, for at most 1 hour;',
        'app-locale: the language you chose, for 1 year;',
        'in the browser itself: theme, drafts of forms and the version of the documents you accepted.',
      ],
    },
    {
      id: 'retencao',
      title: 'How long we keep them',
      text: ['We keep each piece of data only while there is a reason:'],
      list: [
        'Account and profile: while the account exists.',
        'A registration whose email nobody confirmed: 30 days.',
        'Contractual and fiscal data: 5 years after closing.',
        'Applications that did not lead to a hire: 2 years after the end of the process, or the time of 1 to 60 months that the company sets.',
        'Talent bank: until you withdraw your consent.',
        'Access records: 6 months (Marco Civil da Internet, art. 15); those of a deleted account lose the network address together with it.',
        'If you delete your account, the data of the account, the profile and the applications is erased within minutes; what became an employment contract stays with the company as long as the law says.',
        'After these periods the data is deleted or made anonymous.',
      ],
    },
    {
      id: 'seguranca',
      title: 'How we protect them',
      text: [
        'We use encrypted connections, passwords with Argon2id, secret links kept only by their hash, access restricted by company and role, and a record of actions. Should there be an incident with relevant risk, we will tell you and the ANPD (art. 48).',
      ],
      list: [],
    },
    {
      id: 'direitos',
      title: 'Your rights',
      text: [
        'At any time and free of charge you may (art. 18):',
        'The copy of your data, the withdrawal of consents and the deletion of your account are under Privacy, in your account menu. For the other rights, or if you have no account, make a request by the form below or write to the data protection officer. A request about an application goes straight to the company. A link sent to your email confirms that the request is yours. The answer comes within 15 business days, extendable once by 15 more when the request is complex, telling you why. Six months after the answer the request no longer says who made it.',
      ],
      list: [
        'confirm whether we process your data and have access to them;',
        'correct incomplete or outdated data;',
        'ask for anonymization, blocking or deletion of what is not needed;',
        'receive your data in a form that another service can read (portability);',
        'know whom we share with;',
        'withdraw a consent and ask for the deletion of what depended on it;',
        'object to a processing and ask for a review of automatic results.',
      ],
    },
    {
      id: 'menores',
      title: 'People under 18',
      text: [
        'The platform is for people of 18 or older. If we learn of an account of a minor, it will be closed and its data deleted.',
      ],
      list: [],
    },
    {
      id: 'mudancas',
      title: 'Changes to this policy',
      text: [
        'When this policy changes, we publish the new version here and ask for your acceptance the next time you sign in. The version in force is named at the top of the page.',
      ],
      list: [],
    },
  ],
};
