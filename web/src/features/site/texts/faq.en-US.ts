import type { LegalText } from '../legal-text.ts';

export const faq: LegalText = {
  title: 'Frequently asked questions',
  intro: 'Short answers to the questions we get most.',
  sections: [
    {
      id: 'conta',
      title: 'Do I need an account to apply?',
      text: ['No. With one, you follow all your applications in one place, but the form works without it.'],
      list: [],
    },
    {
      id: 'prazo',
      title: 'When will the company reply?',
      text: [
        'The company promises deadlines for its stages, and you see the date on your application’s page. If it passes, the page says the reply is overdue, and the hiring team sees that too.',
      ],
      list: [],
    },
    {
      id: 'quem-ve',
      title: 'Who can see my profile?',
      text: [
        'You choose: all companies, only those you applied to, or nobody. A company sees your contact details only after you apply.',
      ],
      list: [],
    },
    {
      id: 'motivo',
      title: 'Why was my application rejected?',
      text: [
        'The company decides whether to give a reason. If it did, you will find it in the email and on your application’s page. The decision is about that job only.',
      ],
      list: [],
    },
    {
      id: 'preco',
      title: 'What does it cost?',
      text: [
        'For talent, everything that leads to a job is free: profile, tests, proofs and applications. No plan changes a match, or who sees you. Plans, where there are any, are under “Pricing” on the home page.',
      ],
      list: [],
    },
    {
      id: 'empresa',
      title: 'How do I know a company is real?',
      text: [
        'Companies that have confirmed who they are, through their website’s domain or their CNPJ, carry a verified badge. Others do not appear in the public list, and their messages use our words, without links. You can report any email sent on behalf of a company with the link at the bottom.',
      ],
      list: [],
    },
    {
      id: 'email',
      title: 'Can I change my account’s email?',
      text: [
        'Yes, under Security. You confirm the change with a link sent to the new address; the previous one is notified and can undo it for 7 days.',
      ],
      list: [],
    },
    {
      id: 'apagar',
      title: 'How do I delete my data?',
      text: [
        'With an account: under Privacy, in your account menu. Without one: make a request under “Your data” in the footer. What the law requires us to keep stays only as long as the law says.',
      ],
      list: [],
    },
  ],
};
