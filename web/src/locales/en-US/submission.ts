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
    resumeTooLarge: 'The resume can have up to 5 MB. This one has {{size, number}} MB',
    resumeEmpty: 'The file is empty. Check it and choose again',
    resumeType: 'Send the resume as PDF, DOC or DOCX',
    required: 'This field is required',
    linkedin: 'Invalid LinkedIn address. Write it as in linkedin.com/in/your-name',
    github: 'Invalid GitHub address. Write it as in github.com/your-name',
    url: 'Invalid address. Start with https://',
    question: 'This question is required',
    notice: 'Confirm that you have read the privacy notice',
    tooLong: 'Use at most {{max}} characters',
  },
  done: {
    title: 'Application sent',
    text: 'Your application to {{job}} has reached {{company}}.',
    mail: 'We sent {{email}} an email with the link to follow or withdraw the application.',
    replyBy: 'The company promised to answer by {{date}}.',
    estimate: 'The estimated time for an answer is 5 to 7 business days.',
    invite: 'Create your Prova account',
    inviteText:
      'Follow everything in one place, keep what you prove and use it for other jobs. This application comes into your account.',
    inviteAction: 'Create a free account',
  },
};
