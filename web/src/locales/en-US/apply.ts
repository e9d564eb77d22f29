import type { Phrases } from '../phrases.ts';
import type { apply as source } from '../pt-BR/apply.ts';

export const apply: Phrases<typeof source> = {
  title: 'Application',
  back: 'Back to the job',
  backToList: 'Back to the list of jobs',
  intro: 'Fields marked as optional can be left blank.',
  saved:
    'What you write is kept in this tab until you send it. If the page reloads, only the resume has to be chosen again.',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  resume: 'Resume',
  resumeFormats: 'PDF, DOC or DOCX, up to 5 MB',
  coverLetter: 'Cover letter',
  coverLetterHint: 'Say what you can do and how you can show it.',
  portfolio: 'Portfolio',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  website: 'Personal website',
  questions: 'Questions from the company',
  notice: 'I have read the Privacy Policy and understand that the company will use this data for this hiring process.',
  noticeLink: 'Read the Privacy Policy',
  bank: 'The company may keep my data for other jobs.',
  bankHint: 'Optional. You can change your mind at any time.',
  submit: 'Send application',
  codeText: 'Part of the page did not load. Check your connection and reload.',
  reload: 'Reload',
  failed: 'Your application could not be sent',
  otherJobs: 'See other jobs',
  closed: 'This job is no longer accepting applications',
};
