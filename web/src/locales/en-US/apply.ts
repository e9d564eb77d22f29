import type { Phrases } from '../phrases.ts';
import type { apply as source } from '../pt-BR/apply.ts';

export const apply: Phrases<typeof source> = {
  title: 'Application',
  back: 'Back to the job',
  intro: 'Fields marked as optional may stay empty.',
  saved:
    'What you write is kept in this tab until it is sent; only the resume has to be chosen again if the page reloads.',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  resume: 'Resume',
  resumeFormats: 'PDF, DOC or DOCX, up to 5 MB',
  coverLetter: 'Cover letter',
  coverLetterHint: 'Tell us what you can do and how you can show it.',
  portfolio: 'Portfolio',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  website: 'Personal website',
  questions: 'Questions from the company',
  notice: 'I have read the privacy notice and know that the company will use this data for this hiring process.',
  noticeLink: 'Read the privacy notice',
  bank: 'The company may keep my data for other jobs.',
  bankHint: 'Optional. You can change your mind at any time.',
  submit: 'Send application',
  sending: 'Sending, {{share}}',
  failed: 'Your application could not be sent',
  failedText: 'Nothing you wrote was lost. Check the connection and try again: the application will not be sent twice.',
  retry: 'Try again',
  alreadyApplied: 'You have already applied to this job',
  alreadyAppliedText: 'Follow it in your area.',
  myArea: 'My applications',
  otherJobs: 'See other jobs',
  closed: 'This job no longer takes applications',
  closedText: 'The process has ended or is paused. What you wrote is kept in this tab.',
  changed: 'The job changed while you were writing',
  changedText:
    'Reload the page and check the form. What you wrote is kept in this tab; only the resume has to be chosen again.',
  codeText:
    'Part of the page did not load. Check your connection and reload: what you wrote is kept in this tab; only the resume has to be chosen again.',
  reload: 'Reload',
};
