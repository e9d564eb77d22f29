import type { LegalText } from '../legal-text.ts';

export const cookies: LegalText = {
  title: 'Cookies and storage',
  intro:
    'Prova keeps only what it needs to work in your browser. There are no advertising or tracking cookies, so there is nothing for you to accept.',
  history: [
    {
      version: '2026-11-30',
      changes: 'it is the first one with a number; it also says what stays in the tab when you write to us.',
    },
  ],
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      text: ['There are only a few, and each has a purpose:'],
      list: [
        'accessToken and refreshToken: keep you signed in for up to 30 days. Scripts cannot read the second one.',
        'prova-device (over https, __Host-prova-device): a random code that recognizes a device you have signed in on, to protect the account. It lasts 1 year, and scripts cannot read it.',
        'app-locale: the language you chose. It lasts 1 year.',
        'prova-google: ties Google’s answer to the browser that asked for it. It exists only if you sign in with Google, for at most 1 hour.',
      ],
    },
    {
      id: 'navegador',
      title: 'What stays in your browser',
      text: [
        'These are not sent as cookies:',
        'What is in the tab is gone when you close it. You can clear all of it in your browser’s settings; you will only have to sign in and choose again.',
      ],
      list: [
        'The light or dark theme, and the versions of the documents you accepted on this device.',
        'The email of a registration still waiting for confirmation.',
        'Your choices for interviews (camera, microphone, sound, keyboard shortcuts and caption language) and the columns of the last spreadsheet you exported.',
        'Answers to a test and parts of a recording that have not reached the server yet: they leave once they have.',
        'In the tab only: drafts of what you were writing (such as a message to us), your last job search and the company you are working for.',
      ],
    },
    {
      id: 'google',
      title: 'Signing in with Google',
      text: [
        'Nothing from Google is loaded before you click “Continue with Google,” which appears only where it is available. After that, Google may set its own cookies, under its policy.',
      ],
      list: [],
    },
    {
      id: 'pagamento',
      title: 'Payments',
      text: [
        'Where there are paid plans, you pay on a page of Stripe’s, which opens only once you decide to pay. There, Stripe sets its own cookies, under its policy. Nothing from Stripe is on our pages.',
      ],
      list: [],
    },
    {
      id: 'mais',
      title: 'Learn more',
      text: ['The Privacy Policy says what data we process, why and for how long. The link is in the footer.'],
      list: [],
    },
  ],
};
