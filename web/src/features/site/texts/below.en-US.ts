import type { BelowText } from '../below-text.ts';

export const below: BelowText = {
  figures: {
    label: 'Figures',
    talents: 'talents',
    companies: 'companies',
    success: 'success',
    hired: 'people hired',
    days: 'days to hire, on average',
    rating: 'rating',
    replies: 'of replies on time',
    note: 'Illustrative figures',
  },
  mission: {
    title: 'Our mission',
    text: 'We connect technology talent with recruiters and companies, putting demonstrated technical skill ahead of years of experience. Whoever can do the work deserves to be seen, wherever they learned it.',
    proof: {
      title: 'Proof, not promises',
      text: 'What counts is what you did with a problem in front of you. The resume comes after.',
    },
    reasons: {
      title: 'Open math',
      text: 'No percentage appears without its reasons, and name, age or college never enter into it.',
    },
    people: {
      title: 'People decide',
      text: 'A calculation never rejects anyone by itself, and every application has a date for the reply.',
    },
  },
  voices: {
    title: 'What we would love to hear',
    note: 'Illustrative testimonials',
    talent: {
      text: '“I taught myself SQL at night. For the first time nobody asked for how many years: they saw my queries and booked the call.”',
      name: 'Dandara Reis',
      role: 'Data analyst',
    },
    recruiter: {
      text: '“Before I open a resume I already know what the person can solve. The engineers no longer complain about interviews.”',
      name: 'Ivo Tanaka',
      role: 'Technical recruiting',
    },
    changer: {
      text: '“I came from nursing. I did not get the first job, but the reply came on the promised day and said what was missing. I got the second one.”',
      name: 'Caetana Alves',
      role: 'Back-end developer',
    },
  },
  prices: {
    title: 'Pricing',
    lead: 'Applying, proving what you know and being seen by companies is always free. No plan changes a match or the order of a list.',
    free: 'Everything here is free, for talent and for companies.',
    period: 'Billing period',
    monthly: 'Monthly',
    yearly: 'Yearly, 2 months free',
    talent: 'For talent',
    company: 'For companies',
    aMonth: 'a month',
    aYear: 'a year',
    orAMonth: (price) => `or ${price} a month`,
    orAYear: (price) => `or ${price} a year`,
    begin: 'Get started',
    beginFree: 'Start for free',
    beginWith: (plan) => `Get started with ${plan}`,
    beginFreeWith: (plan) => `Start for free with ${plan}`,
    holds: {
      free: 'Profile, tests, certificates, applications and knowledge base, without limits',
      pro: 'Everything in Free, and a reply from our support team within one business day',
      premium: 'Everything in Free, a reply on the same business day and a monthly conversation with our team',
    },
    limits: {
      activeJobs: (limit, shown) => (limit === 1 ? `${shown} active job` : `${shown} active jobs`),
      candidates: (limit, shown) => (limit === 1 ? `${shown} application a month` : `${shown} applications a month`),
      interviews: (limit, shown) => (limit === 1 ? `${shown} interview a month` : `${shown} interviews a month`),
    },
    unlimited: {
      activeJobs: 'Unlimited active jobs',
      candidates: 'Unlimited applications',
      interviews: 'Unlimited interviews',
    },
  },
  film: {
    title: 'See Prova from the inside',
    lead: 'From a job to a reply, in less than a minute. No sound, with captions. The screens are in Portuguese.',
    label: 'Film: from a job to a reply with a date',
    instead: 'Your browser does not show videos. What it tells is under “How it works.”',
  },
  questions: { title: 'Frequently asked questions', all: 'All questions' },
};
