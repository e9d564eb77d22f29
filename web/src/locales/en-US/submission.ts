import type { Phrases } from '../phrases.ts';
import type { submission as source } from '../pt-BR/submission.ts';

export const submission: Phrases<typeof source> = {
  general: 'Please correct the errors in the form',
  /** The box to tick, as one of the fields to correct. */
  noticeName: 'Privacy Policy confirmation',
  fields_one: '1 field:',
  fields_other: '{{count}} fields:',
  errors: {
    nameLetters: 'Write the name with at least two letters',
    fullName: 'Enter your full name',
    emailRequired: 'Enter your email',
    emailMissingAt: 'The @ is missing. Write it like name@provider.example',
    emailDisallowed: 'An email cannot contain “{{character}}”. Check it and type it again',
    emailSpace: 'An email cannot contain spaces. Check it and type it again',
    emailInvalid: 'Invalid email. Write it like name@provider.example',
    phoneRequired: 'Enter your phone',
    phoneInvalid: 'Invalid format. Use: (11) 99999-9999',
    resumeRequired: 'Send your resume',
    resumeTooLarge: 'The resume can be up to 5 MB. This one is {{size}}',
    resumeEmpty: 'The file is empty. Check it and choose it again',
    resumeType: 'Send the resume as PDF, DOC or DOCX',
    required: 'This field is required',
    linkedin: 'Invalid LinkedIn address. Write it like linkedin.com/in/your-name',
    github: 'Invalid GitHub address. Write it like github.com/your-name',
    url: 'Invalid address. Write it like https://example.com, without spaces',
    question: 'This question is required',
    notice: 'Confirm that you have read the Privacy Policy',
    tooLong: 'Use at most {{max}} characters',
  },
  alreadyAppliedText: 'Follow it under My applications.',
  closedText: 'The process has ended or is paused. What you wrote is still kept in this tab.',
  changed: 'The job changed while you were writing',
  changedText:
    'Reload the page and check the form. What you wrote is still kept in this tab; only the resume has to be chosen again.',
  sending: 'Sending, {{share}}',
  alreadyApplied: 'You have already applied to this job',
  myArea: 'My applications',
  cancel: 'Stop sending',
  cancelled: 'Sending stopped',
  cancelledText:
    'Nothing you wrote was lost. If your application had already arrived, sending it again will not create another.',
  left: {
    sent: 'Application for {{job}} sent',
    failed: 'The application for {{job}} was not sent',
  },
  noConnection: 'No connection. Trying again…',
  failures: {
    offline:
      'You are offline. Nothing you wrote was lost: try again once you are back online. Your application will not be sent twice.',
    connection:
      'Nothing you wrote was lost. Check your connection and try again: your application will not be sent twice.',
    server:
      'The problem was on our end, not with your connection. Nothing you wrote was lost: try again in a moment. Your application will not be sent twice.',
  },
  suggestion: 'Did you mean {{email}}?',
  profile: {
    intro: 'This is what {{company}} will receive, taken from your profile. Check it and send.',
    notice:
      'By sending, I confirm that I have read the Privacy policy and know that the company will use this data in this hiring process.',
    left: 'Will not be sent',
    edit: 'Edit',
    editField: 'Edit: {{field}}',
    add: 'Add',
    addField: 'Add: {{field}}',
    replace: 'Replace',
    replaceResume: 'Replace the resume',
    resumeOf: 'The one you sent to {{company}} on {{date}}',
    resumeKept: 'The one you kept in your profile on {{date}}',
    useKept: 'Use {{name}}, kept in your profile',
    useResume: 'Use {{name}}, sent to {{company}} on {{date}}',
  },
  read: {
    action: 'Fill in from my resume',
    hint: 'We read your name, email, phone and links from the resume. Nothing you have written changes.',
    filled: 'Filled in: {{fields}}. Check it before you send.',
    nothing: 'We found nothing to fill in. Please complete the fields below.',
  },
  sentBefore:
    'You applied on {{date}} with this email, before you had the account. Bring the application into your account and follow it there.',
  bringIt: 'Bring it into my account',
  currentStage: 'You applied on {{date}}. Current stage: {{stage}}.',
  done: {
    title: 'Application sent',
    text: 'Your application for {{job}} has reached {{company}}.',
    mail: 'We sent {{email}} a link to follow or withdraw the application.',
    replyBy: 'The company promised to reply by {{date}}.',
    wrongEmail: 'Not your email?',
    correct: 'Correct it and send again',
    list: 'Back to the jobs',
    estimate: 'The estimated reply time is 5 to 7 business days.',
    invite: 'Create your Prova account',
    inviteText:
      'Follow everything in one place, keep what you prove and reuse it for other jobs. This application will be added to your account.',
    inviteAction: 'Create a free account',
  },
};
