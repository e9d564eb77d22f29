import type { LegalText } from '../legal-text.ts';

export const cookies: LegalText = {
  title: 'Cookies and storage',
  intro:
    'Prova keeps in your browser only what it needs to work. There are no advertising or tracking cookies, so there is nothing we need you to accept.',
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      text: ['They are few, and each has a purpose:'],
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
        'What is in the tab is gone when you close it. You can erase all of it in the settings of the browser; you will only have to sign in and choose again.',
      ],
      list: [
        'The light or dark theme, and the version of the documents you accepted on this device.',
        'The email of a sign-up still waiting for confirmation.',
        'In the tab only: drafts of what you were writing, your last job search and the company you are working for.',
      ],
    },
    {
      id: 'google',
      title: 'Signing in with Google',
      text: [
        'Nothing of Google is loaded before you press the button to continue with Google, which appears only where it is available. When you use it, Google may set cookies of its own, under its policy.',
      ],
      list: [],
    },
    {
      id: 'mais',
      title: 'Learn more',
      text: [
        'The privacy policy says what data we process, for what purpose and for how long. You find it in the footer.',
      ],
      list: [],
    },
  ],
};
