import type { JobTexts } from './job-texts.ts';

export const enUS: JobTexts = {
  untitled: 'Untitled job',
  copyOf: (title) => `${title} (copy)`,
  steps: {
    details: 'Details',
    description: 'Description',
    form: 'Form',
    pipeline: 'Pipeline',
    emails: 'Emails',
    integrations: 'Integrations',
    review: 'Review',
  },
  stages: { new: 'New Candidates', review: 'Under Review', offer: 'Offer Sent', hired: 'Hired' },
  offerStage: 'Offer',
  freeStages: {
    custom: 'New stage',
    test: 'Technical test',
    interview: 'Interview',
    interview_ia: 'AI interview',
  },
  answers: { yes: 'Yes', no: 'No' },
  mails: {
    received: {
      subject: 'We received your application: {{jobTitle}}',
      body: 'Hello {{candidateName}},\n\nWe received your application for {{jobTitle}}. Someone on the team will read everything you sent, and you will get an answer, even if it is a no.\n\nThe {{companyName}} team',
    },
    stage: {
      subject: 'News about your application: {{jobTitle}}',
      body: 'Hello {{candidateName}},\n\nYour application for {{jobTitle}} is now in the {{statusName}} stage. If we need anything, we will write to you.\n\nThe {{companyName}} team',
    },
    test: {
      subject: 'Next step: {{statusName}}',
      body: 'Hello {{candidateName}},\n\nWe would like to see how you solve a problem like ours, in the {{statusName}} stage for {{jobTitle}}. You get the instructions by email.\n\nThe {{companyName}} team',
    },
    interview: {
      subject: 'Shall we talk? {{jobTitle}}',
      body: 'Hello {{candidateName}},\n\nWe would like to talk with you about {{jobTitle}}, in the {{statusName}} stage. We will write to you again with a date and time.\n\nThe {{companyName}} team',
    },
    offer: {
      subject: 'An offer for you: {{jobTitle}}',
      body: 'Hello {{candidateName}},\n\nWe would like to make you an offer for {{jobTitle}}. Take your time to read it, then answer on its page.\n\nThe {{companyName}} team',
    },
    hired: {
      subject: 'Welcome to the {{companyName}} team',
      body: 'Hello {{candidateName}},\n\nYour hire for {{jobTitle}} is confirmed. We will write to you about the next steps.\n\nThe {{companyName}} team',
    },
    rejected: {
      subject: 'About your application: {{jobTitle}}',
      body: 'Hello {{candidateName}},\n\nThank you for the time you put into your application for {{jobTitle}}. This time, we will not move forward with your application.\n\nWe hope to see you apply for other jobs.\n\nThe {{companyName}} team',
    },
    closed: {
      subject: 'Your application was closed: {{jobTitle}}',
      body: 'Hello {{candidateName}},\n\nWe have closed the {{jobTitle}} job, and your application has ended with it: this time, we will not move forward. Thank you for your time and your interest.\n\nThe {{companyName}} team',
    },
  },
  nextStepMail: {
    subject: 'News about your application: {{jobTitle}}',
    body: 'Hello {{candidateName}},\n\nYour application for {{jobTitle}} is now in the {{statusName}} stage. We will write to you about the next step.\n\nThe {{companyName}} team',
  },
  sampleCandidate: 'Ana Souza',
  sampleStatus: 'Under Review',
  page: {
    company: {
      title: (company) => `Jobs at ${company}`,
      description: (company) => `Get to know ${company} and its open jobs.`,
      notFound: 'Company not found · Prova',
    },
    list: {
      title: 'Technology jobs · Prova',
      description: 'Technology jobs at companies that look at what you can do, not at how long you have done it.',
    },
    notFound: 'Job not found · Prova',
    apply: (title) => `Application: ${title}`,
    at: (title, company) => `${title} · ${company}`,
    remote: 'Remote',
    closed: 'This job is no longer accepting applications.',
    written: {
      jobs: 'Jobs',
      perMonth: 'per month',
      facts: 'About the job',
      about: 'What you will do',
      demonstrate: 'What we ask you to demonstrate',
      benefits: 'Benefits',
      how: 'How to apply',
      apply: 'Apply',
      noAccount: 'Fill in the form and send your resume. No account is needed.',
      noScript: 'The application form needs JavaScript. Turn it on in this browser, or open this address in another.',
    },
  },
};
