import type { Phrases } from '../phrases.ts';
import type { landing as ptLanding } from '../pt-BR/landing.ts';

export const landing: Phrases<typeof ptLanding> = {
  hero: {
    title: 'Knowledge above experience',
    lead: 'The first HR-tech company that puts real technical skill first. Prove what you know in 40 minutes: the proof stays on your profile, with its evidence, and counts for every job.',
    talent: 'I want to prove what I know',
    recruiter: 'I want to hire',
    free: 'Free for talent',
    levels: 'Level and proof, never years',
    dates: 'Replies by a set date',
    hiring: 'Hiring here',
  },
  proof: {
    example: 'Illustrative example of a proven skill.',
    claim: 'On the resume: “6 years of SQL”',
    declared: 'declared',
    level: 'advanced',
    validity: 'Proven 8 days ago, valid for 12 months',
    parts: { modelling: 'Modeling', queries: 'Queries', indexes: 'Indexes', transactions: 'Transactions' },
    question: 'Question 7',
    task: 'Find duplicate payments',
    cases: '12 of 12 cases',
    how: '40 min, automatic and human grading',
    match: '{{percent}}% match for the job',
    reason: 'Advanced SQL is asked for: you scored {{score}}',
  },
  how: {
    title: 'How it works',
    test: {
      title: 'Take a test',
      text: 'Saved with every keystroke: if the connection drops, you pick up where you were.',
    },
    proof: {
      title: 'Keep the proof',
      text: 'It counts for every job for 12 months. You decide who sees it.',
    },
    match: {
      title: 'Get jobs with reasons',
      text: 'Every percentage opens its math: what counted, what is missing and how to prove it.',
    },
    answer: {
      title: 'Have a reply by a date',
      text: 'The company promises a deadline for each stage. You see the day, and we hold them to it.',
    },
  },
  talents: {
    title: 'For talent',
    text: 'Your profile shows what you have proven before it shows where you have worked.',
    action: 'Create a free profile',
    jobs: 'See jobs',
    example: 'Example of proven and declared skills',
    declared: 'Go, not proven yet',
  },
  companies: {
    title: 'For companies',
    text: 'Board, tests, interviews and offers in one place, with names hidden if you like.',
    action: 'Post a job',
    example: 'Example of a job’s funnel',
    stages: { new: 'New', review: 'Review', test: 'Test', offer: 'Offer' },
  },
};
