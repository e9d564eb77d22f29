import type { Phrases } from '../phrases.ts';
import type { submission as source } from '../pt-BR/submission.ts';

export const submission: Phrases<typeof source> = {
  general: 'Please correct the errors in the form',
  fields_one: '1 field:',
  fields_other: '{{count}} fields:',
  errors: {
    fullName: 'Enter your full name',
    emailRequired: 'Enter your email',
    emailMissingAt: 'The @ is missing. Write it as in name@provider.example',
    emailDisallowed: 'An email cannot contain “{{character}}”. Check it and type again',
    emailSpace: 'An email cannot contain spaces. Check it and type again',
    emailInvalid: 'Invalid email. Write it as in name@provider.example',
    phoneRequired: 'Enter your phone',
    phoneInvalid: 'Invalid format. Use: (11) 99999-9999',
    resumeRequired: 'Send your resume',
    resumeTooLarge: 'The resume can have up to 5 MB. This one has {{size}}',
    resumeEmpty: 'The file is empty. Check it and choose again',
    resumeType: 'Send the resume as PDF, DOC or DOCX',
    required: 'This field is required',
    linkedin: 'Invalid LinkedIn address. Write it as in linkedin.com/in/your-name',
    github: 'Invalid GitHub address. Write it as in github.com/your-name',
    url: 'Invalid address. Write it like https://example.com, without spaces',
    question: 'This question is required',
    notice: 'Confirm that you have read the Privacy Policy',
    tooLong: 'Use at most {{max}} characters',
  },
  alreadyAppliedText: 'Follow its progress in your area.',
  closedText: 'The process has ended or is paused. What you wrote is kept in this tab.',
  changed: 'The job changed while you were writing',
  changedText:
    'Reload the page and check the form. What you wrote is kept in this tab; only the resume has to be chosen again.',
  sending: 'Sending, {{share}}',
  alreadyApplied: 'You have already applied to this job',
  myArea: 'My applications',
  cancel: 'Cancel sending',
  cancelled: 'Sending cancelled',
  cancelledText:
    'Nothing you wrote was lost. If the application had already arrived, sending it again does not repeat it.',
  noConnection: 'No connection. Trying again…',
  failures: {
    offline:
      'There is no internet connection. Nothing you wrote was lost: try again when it is back. The application will not be sent twice.',
    connection:
      'Nothing you wrote was lost. Check the connection and try again: the application will not be sent twice.',
    server:
      'The failure was on our side, not your connection. Nothing you wrote was lost: try again in a moment. The application will not be sent twice.',
  },
  suggestion: 'Did you mean {{email}}?',
  read: {
    action: 'Fill in what we can read',
    hint: 'We read name, email, phone and links from the resume. Nothing you already wrote changes.',
    filled: 'Filled in: {{fields}}. Check it before you send.',
    nothing: 'We found nothing to fill in. Please write it in the fields below.',
  },
  standing: 'You applied on {{date}}. Current stage: {{stage}}.',
  done: {
    title: 'Application sent',
    text: 'Your application for {{job}} has reached {{company}}.',
    mail: 'We sent {{email}} an email with the link to follow or withdraw the application.',
    replyBy: 'The company promised to answer by {{date}}.',
    estimate: 'The estimated time for an answer is 5 to 7 business days.',
    invite: 'Create your Prova account',
    inviteText:
      'Follow everything in one place, keep what you prove and use it for other jobs. This application will be added to your account.',
    inviteAction: 'Create a free account',
  },
};
