import type { Phrases } from '../phrases.ts';
import type { landing as ptLanding } from '../pt-BR/landing.ts';

export const landing: Phrases<typeof ptLanding> = {
  hero: {
    title: 'Knowledge above experience',
    lead: 'The first HR-tech company that puts real technical skill first. Show what you can do: the proof stays on your profile, with its evidence, and counts for every job.',
    talent: 'I want to prove what I know',
    recruiter: 'I want to hire',
    free: 'Free for talent',
    levels: 'Level and proof, never years',
    dates: 'Replies by a set date',
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
    apply: {
      title: 'Apply with what you know',
      text: 'Jobs ask for a level and proof of it, not for years of experience. You can apply without an account.',
    },
    prove: {
      title: 'Keep the proof',
      text: 'What you demonstrate stays on your profile, with its evidence. You decide who sees it.',
    },
    match: {
      title: 'See why a job fits',
      text: 'Every percentage shows its math: what counted, what is missing and how to prove it.',
    },
    answer: {
      title: 'Get a reply by a date',
      text: 'The company promises a deadline for each stage. You follow the date and status through a link.',
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
    text: 'Jobs, a candidate board, messages and offers in one place, with deadlines everyone can see.',
    action: 'Post a job',
    example: 'Example of a job’s funnel',
    stages: { new: 'New', review: 'Review', test: 'Test', offer: 'Offer' },
  },
  figures: {
    label: 'Figures',
    talents: 'talents',
    talentsValue: '2,000+',
    companies: 'companies',
    companiesValue: '500+',
    success: 'success',
    successValue: '95%',
    note: 'Illustrative figures',
  },
};
