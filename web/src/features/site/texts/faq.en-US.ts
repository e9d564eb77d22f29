import type { LegalText } from '../legal-text.ts';

export const faq: LegalText = {
  title: 'Frequently asked questions',
  intro: 'Short answers to what we are asked most.',
  sections: [
    {
      id: 'conta',
      title: 'Do I need an account to apply?',
      text: ['No. With one you follow all your applications in one place, but the form works without it.'],
      list: [],
    },
    {
      id: 'prazo',
      title: 'When does the company answer?',
      text: [
        'The company promises a time for its stages, and you see the date on the page of your application. If it passes, the page says it is overdue, and the hiring team sees that too.',
      ],
      list: [],
    },
    {
      id: 'quem-ve',
      title: 'Who sees my profile?',
      text: [
        'You choose: all companies, only those you applied to, or nobody. A company sees how to reach you only after you have applied.',
      ],
      list: [],
    },
    {
      id: 'motivo',
      title: 'Why was my application not taken further?',
      text: [
        'The company decides whether to write a reason. What it wrote is in the email and on the page of your application. The decision is about that job only.',
      ],
      list: [],
    },
    {
      id: 'empresa',
      title: 'How do I know that a company is real?',
      text: [
        'Companies that proved who they are, by the domain of their site or by their CNPJ, carry a verified badge. The others do not appear in the public list, and their messages use our words, without links. Every email sent on behalf of a company can be reported through the link at the bottom.',
      ],
      list: [],
    },
    {
      id: 'email',
      title: 'Can I change the email of my account?',
      text: [
        'Yes, under Security. The new address confirms the change by a link; the previous one is told and can undo it for 7 days.',
      ],
      list: [],
    },
    {
      id: 'apagar',
      title: 'How do I erase my data?',
      text: [
        'With an account: under Privacy, in the menu of your account. Without one: make a request under “Your data” in the footer. What the law requires to be kept stays only for as long as it requires.',
      ],
      list: [],
    },
  ],
};
