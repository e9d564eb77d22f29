import type { Phrases } from '../phrases.ts';
import type { privacy as ptPrivacy } from '../pt-BR/privacy.ts';

export const privacy: Phrases<typeof ptPrivacy> = {
  title: 'Privacy Policy',
  intro:
    'This page explains what personal data we process, why, for how long, and how to exercise your rights under the Brazilian General Data Protection Law (Law 13.709/2018, LGPD). If the versions differ, the Portuguese one prevails.',
  history: [
    {
      version: '2026-11-30',
      changes:
        'it says what we process when you buy a plan, write to us or subscribe to the newsletter, on what legal basis and for how long, and names who processes data for us.',
    },
    { version: '2026-11', changes: 'it is the first one.' },
  ],
  sections: [
    {
      id: 'controle',
      title: 'Who is responsible for the data',
      text: [
        'Prova is the controller of the data about your account, your profile and your use of the platform: we decide what it is used for.',
        'Each company is the controller of the data in the applications it receives: resumes, answers, notes and decisions. For that data, Prova is the processor and follows the company’s instructions. If you ask us about an application, we pass your request on to the company and help it respond.',
      ],
      list: [],
    },
    {
      id: 'dados',
      title: 'What data we process',
      text: ['We ask for the minimum each purpose needs:'],
      list: [
        'Account: name, email, password (kept only as a cryptographic hash), role, language, and the documents you accepted, with version, date and IP address.',
        'Profile: skills, languages, education, experience, availability, links and contact details you choose to provide, and the resume you keep to apply with.',
        'Applications: what you write in the form, the resume you send, the source of the link and the history of stages.',
        'Assessments: answers, scores and the evidence of what you demonstrated.',
        'Interviews: times, what was written in the room or answered, captions and, only if everyone taking part agrees, recordings.',
        'Paid plans: name, CPF or CNPJ and address of the payer, and what was ordered, paid and refunded. Card and account numbers are typed on the payment processor’s page and never pass through us.',
        'Contact: the name, email and message you write to us.',
        'Newsletter: email, language and the dates on which you asked for it, confirmed and left.',
        'Use and security: IP address, device, access dates and error logs.',
        'We do not ask for your date of birth: your statement that you are 18 or older is enough.',
      ],
    },
    {
      id: 'sensiveis',
      title: 'Sensitive data',
      text: [
        'We do not ask about health, religion, race, political opinions, sex life or union membership. Please leave these out of your resume. Name, photo, age, gender, address and school are never used to calculate a match.',
      ],
      list: [],
    },
    {
      id: 'bases',
      title: 'What we use it for, and on what legal basis',
      text: ['Each use has a legal basis in the LGPD (art. 7):'],
      list: [
        'Creating and maintaining your account, showing you jobs and delivering your application to the company: performance of a contract and preliminary steps at your request (item V).',
        'Keeping your profile in a company’s talent bank: consent, which is optional, separate and can be withdrawn at any time (item I).',
        'Notifying you about your applications, jobs and account security: performance of a contract (item V).',
        'Recording an interview: consent of each person taking part, which can be withdrawn at any time (item I).',
        'Selling plans, taking and refunding payments and issuing receipts: performance of a contract (item V).',
        'Answering what you write to us: preliminary steps at your request, when it is about a contract (item V), and our legitimate interest in answering, otherwise (item IX).',
        'Sending the newsletter: consent, given on the page that the confirmation email opens and withdrawn with one click in any issue of the newsletter (item I).',
        'Protecting accounts, preventing fraud and fixing problems: legitimate interest, to the extent necessary (item IX).',
        'Keeping access logs and tax records: legal obligation (item II).',
        'Defending rights in legal proceedings: regular exercise of rights (item VI).',
      ],
    },
    {
      id: 'automatizado',
      title: 'Automated results',
      text: [
        'The match between a person and a job is calculated from skills, proof, languages, work model and pay. Every percentage shows its parts. No application is rejected by a calculation alone: people decide.',
        'You may ask for an explanation of a result and for a person to review it (art. 20).',
      ],
      list: [],
    },
    {
      id: 'compartilhamento',
      title: 'Who we share it with',
      text: ['We do not sell personal data. We share it only with:'],
      list: [
        'the companies you apply to and, depending on the visibility you chose, companies looking for talent; your contact details are shown only after you apply;',
        'our service providers, such as hosting, file storage and email delivery, bound by contract to protect the data;',
        'Stripe, where plans are sold through it and only when someone buys one: name and address of the payer, the email of the person ordering, the plan and the amount. You pay on Stripe’s page, and Stripe keeps its own records under its policy. Nothing about talent, applications or jobs is sent;',
        'an artificial intelligence service, where the platform uses one: what a recruiter types to get a job description proposed, and the questions and answers of analyzed interviews, without the names of those taking part;',
        'the maker of your browser, if you speak in an interview or turn captions on and the browser turns speech into text, on the device or through a service of its maker; we receive only the text;',
        'a transcription service, where the platform uses one and only if you speak in an interview or turn captions on in a browser that does not transcribe on the device: the sound of what you say goes through our server to it, and it returns the text. We tell you the name of the service first, and do not keep the sound;',
        'a speech service, where the platform uses one: the text of the questions of an AI interview, which it reads aloud in browsers without a voice. A question may refer to what you answered;',
        'Google, if you choose to sign in with it: Google learns that you signed in to Prova and tells us your name, your email and your account ID; nothing from Google is loaded before you click the button;',
        'authorities, when the law requires it.',
      ],
    },
    {
      id: 'transferencia',
      title: 'Outside Brazil',
      text: [
        'If a provider stores data in another country, the transfer follows the LGPD (arts. 33 to 36), with the clauses and safeguards set by the Brazilian data protection authority (ANPD).',
      ],
      list: [],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage on your device',
      text: [
        'We use only what the platform needs to work. There are no advertising or tracking cookies.',
        'The cookies page says more about each one. Stripe’s payment page, where it is used, has its own cookies.',
      ],
      list: [
        'accessToken and refreshToken: keep you signed in for up to 30 days;',
        'prova-device: recognizes a device you have signed in on before, to protect your account;',
        'prova-google: ties Google’s answer to the browser that asked for it, for at most 1 hour;',
        'app-locale: the language you chose, for 1 year;',
        'in the browser itself: your theme, form drafts and the versions of the documents you accepted.',
      ],
    },
    {
      id: 'retencao',
      title: 'How long we keep it',
      text: ['We keep each piece of data only as long as there is a reason to:'],
      list: [
        'Account and profile: as long as the account exists.',
        'Registrations with an unconfirmed email: 30 days.',
        'Contract data: 5 years after closing.',
        'Payments and receipts, with the payer’s details: 6 years after the payment, to cover the period set by tax law, even if the account no longer exists.',
        'Messages you write to us: 1 year.',
        'Newsletter: as long as you want it, and for 30 days after you leave; a request that no one confirms, for 7 days.',
        'Emails whose owners said it was not them who asked: until they confirm a request or ask for deletion, so that they get nothing more.',
        'Applications that did not lead to a hire: 2 years after the process ends, or a period of 1 to 60 months set by the company.',
        'Interview recordings: 6 months, or a period of 1 to 60 months set by the company. When someone withdraws consent, the recording is deleted at once.',
        'Talent bank: until you withdraw your consent.',
        'Access logs: 6 months (Marco Civil da Internet, art. 15); when an account is deleted, its logs lose the IP address.',
        'If you delete your account, its data, your profile and your applications are deleted within minutes; anything that became an employment contract stays with the company for as long as the law requires.',
        'After these periods, the data is deleted or anonymized.',
      ],
    },
    {
      id: 'seguranca',
      title: 'How we protect it',
      text: [
        'We use encrypted connections, passwords hashed with Argon2id, secret links stored only as hashes, access restricted by company and role, and a log of actions. If an incident puts you at significant risk, we will notify you and the ANPD (art. 48).',
      ],
      list: [],
    },
    {
      id: 'direitos',
      title: 'Your rights',
      text: [
        'At any time, free of charge, you may (art. 18):',
        'Under Privacy, in your account menu, you can download a copy of your data, withdraw consents and delete your account. For other rights, or if you have no account, make a request with the form below or write to the data protection officer. A request about an application goes straight to the company. A link sent to your email confirms that the request is yours. You will get an answer within 15 business days; if the request is complex, this can be extended once by 15 more, and we will tell you why. Six months after the answer, we remove from the request who made it.',
      ],
      list: [
        'confirm whether we process your data, and access it;',
        'correct incomplete or outdated data;',
        'ask us to anonymize, block or delete what is not needed;',
        'receive your data in a format another service can read (portability);',
        'know who we share it with;',
        'withdraw consent and ask us to delete what depended on it;',
        'object to processing and ask for a review of automated results.',
      ],
    },
    {
      id: 'menores',
      title: 'People under 18',
      text: [
        'The platform is for people aged 18 or older. If we learn that an account belongs to a minor, we will close it and delete its data.',
      ],
      list: [],
    },
    {
      id: 'mudancas',
      title: 'Changes to this policy',
      text: [
        'When this policy changes, we will publish the new version here and ask you to accept it the next time you sign in. The current version is shown at the top of the page.',
      ],
      list: [],
    },
  ],
};
