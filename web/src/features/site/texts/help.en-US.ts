import type { LegalText } from '../legal-text.ts';

export const help: LegalText = {
  title: 'Help',
  intro: 'What people do most on Prova, step by step.',
  sections: [
    {
      id: 'candidatar',
      title: 'Applying for a job',
      text: [
        'You do not need an account. Open the job, choose “Apply,” fill in the form and send it. You get an email with a link that shows which stage your application is in and when the company promised to reply.',
        'If you lose the link, open any old one: the page offers to send a new one to your email.',
      ],
      list: [],
    },
    {
      id: 'acompanhar',
      title: 'Following or withdrawing an application',
      text: [
        'With an account, you find all of them under Applications in the menu. Each has its own page, with its stages, what you sent and the offer, if there is one. You can also withdraw it there. You have 10 seconds to undo that; then the company is told, and it is final.',
        'Applications you made without an account, with the same email, can be added to it: Prova asks when you sign in.',
      ],
      list: [],
    },
    {
      id: 'entrar',
      title: 'I cannot sign in',
      text: [
        'Forgot your password? Use “Forgot my password” on the sign-in page: the link we email you works for 1 hour. After several wrong passwords, wait 15 minutes or create a new password by email.',
        'If the verification email did not arrive, check your spam folder and ask for another one after a minute.',
      ],
      list: [],
    },
    {
      id: 'seguranca',
      title: 'Protecting your account',
      text: [
        'Under Security, in your account menu, you can:',
        'When something changes, we let you know by email. If it was not you, the message says what to do.',
      ],
      list: [
        'use passkeys, with your device’s fingerprint, face or PIN;',
        'turn on two-step verification with an authenticator app;',
        'change your password and your email;',
        'see where you are signed in, and end sessions.',
      ],
    },
    {
      id: 'conexao',
      title: 'Encrypted connection',
      text: [
        'When the address starts with https, everything that passes between your device and Prova is encrypted, and no one along the way can read it. The footer says so only when it is true of the page you are on.',
      ],
      list: [],
    },
    {
      id: 'publicar',
      title: 'Publishing a job',
      text: [
        'Create the job under Jobs: the steps are saved as you write. Once published, it works through its link. To appear in the public list, the company confirms who it is, with an email on its website’s domain or with its CNPJ.',
      ],
      list: [],
    },
    {
      id: 'encerrar-empresa',
      title: 'Closing the company',
      text: [
        'An owner of the company closes it under Company, in the account menu: its jobs close, everyone who applied and the team are told, and the accounts of the team stay. This cannot be undone.',
      ],
      list: [],
    },
    {
      id: 'planos',
      title: 'Plans, payments and receipts',
      text: [
        'Where there are paid plans, they are under Plan and billing, in your account menu. In a company, only its owners see them. There you can:',
        'The receipt is not a tax invoice. A boleto can take up to three business days to be confirmed; until then, the payment shows as pending.',
      ],
      list: [
        'see how much of the plan has been used this month;',
        'change plans or cancel the renewal: what is paid for holds until the end of its period;',
        'withdraw within 7 days of the payment and get everything back, with a button in the history;',
        'download the receipt of each payment as a PDF.',
      ],
    },
    {
      id: 'redes',
      title: 'Prova on social media',
      text: [
        'The profiles we keep, if any, are at the foot of every page. Where a network’s name comes with the word “example,” you are in a demo: it has no profiles of its own, and we only show where they would be.',
        'We never ask for a password, a code or a payment by message on social media.',
      ],
      list: [],
    },
    {
      id: 'dados',
      title: 'Your data',
      text: [
        'With an account, you can download a copy of everything or delete the account under Privacy, in your account menu. Without one, make a request under “Your data” in the footer.',
      ],
      list: [],
    },
  ],
};
