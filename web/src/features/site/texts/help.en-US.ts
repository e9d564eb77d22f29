import type { LegalText } from '../legal-text.ts';

export const help: LegalText = {
  title: 'Help',
  intro: 'What people do most on Prova, step by step.',
  sections: [
    {
      id: 'candidatar',
      title: 'Applying for a job',
      text: [
        'You do not need an account. Open the job, choose to apply, fill in the form and send it. You get an email with a link that shows which stage your application is at and by when the company promised to answer.',
        'If you lose the link, open any old one: the page offers to send a new one to your email.',
      ],
      list: [],
    },
    {
      id: 'acompanhar',
      title: 'Following or withdrawing an application',
      text: [
        'With an account you see all of them on your home page. Each application has a page of its own, with its stages, what you sent and, if there is one, the offer. You can withdraw it there, too: the company is told, and it cannot be undone.',
        'Applications made without an account under the same email can be brought into it: Prova asks when you sign in.',
      ],
      list: [],
    },
    {
      id: 'entrar',
      title: 'I cannot sign in',
      text: [
        'Forgot your password? Ask for a new one on the sign-in page: the link that comes by email works for 1 hour. After several wrong passwords, wait 15 minutes or create a new password by email.',
        'If the verification email did not arrive, check your spam folder and ask for another one after a minute.',
      ],
      list: [],
    },
    {
      id: 'seguranca',
      title: 'Protecting your account',
      text: [
        'Under Security, in the menu of your account, you can:',
        'When something changes, we tell you by email. If it was not you, the message says what to do.',
      ],
      list: [
        'use passkeys, with the fingerprint, face or PIN of your device;',
        'turn on an authenticator app as a second step;',
        'change your password and your email;',
        'see where your account is open, and end sessions.',
      ],
    },
    {
      id: 'conexao',
      title: 'Encrypted connection',
      text: [
        'When the address begins with https, everything that passes between your device and Prova is encrypted, and nobody on the way can read it. The footer says so only where that is true of the page you are on.',
      ],
      list: [],
    },
    {
      id: 'publicar',
      title: 'Publishing a job',
      text: [
        'Create the job under Jobs: the steps are saved while you write. Once published, it works by its link. To appear in the public list, the company proves who it is, with an email at its website’s domain or with its CNPJ.',
      ],
      list: [],
    },
    {
      id: 'dados',
      title: 'Your data',
      text: [
        'With an account you can download a copy of everything, or erase the account, yourself. Without one, ask under “Your data” in the footer.',
      ],
      list: [],
    },
  ],
};
