import type { Phrases } from '../phrases.ts';
import type { feedback as original } from '../pt-BR/feedback.ts';

export const feedback: Phrases<typeof original> = {
  title: 'Feedback',
  loadError: 'The feedback did not load',
  candidate: 'the candidate',
  formerMember: 'Someone on the team',
  from: 'Feedback from {{company}}',
  parts: {
    strengths: 'Strengths',
    growth: 'What to develop',
    message: 'Message',
  },
  hints: {
    strengths: 'What this person showed they can do, with examples from the process',
    growth: 'Something concrete they can practice',
    message: 'Anything else you want to say',
  },
  sharedOn: 'Shared on {{date}}',
  editedOn: 'edited on {{date}}',
  editedBy: 'edited by {{name}} {{when}}',
  state: { draft: 'Draft', shared: 'Shared' },
  write: 'Write feedback',
  goOn: 'Continue your feedback',
  another: 'Write another',
  offerTitle: 'How about leaving some feedback?',
  offerText:
    'Say what went well and what to develop. It is worth more than a “no”, and {{name}} only reads it once you share it.',
  newTitle: 'Feedback for {{name}}',
  editTitle: 'Edit feedback for {{name}}',
  draftText:
    'Only the team sees the draft. {{name}} reads it once you share it, or by asking for a copy of their data.',
  editSharedText:
    'Already shared: {{name}} sees the change at once, with the date of the edit, and gets no other email.',
  saveDraft: 'Save draft',
  saveShared: 'Save change',
  saved: 'Draft saved',
  changed: 'Feedback updated',
  conflictTitle: 'This feedback changed while you were writing',
  conflictText: 'Your text is still below. If you save, it replaces this one:',
  goneTitle: 'This feedback was deleted while you were writing',
  goneText: 'Your text is still below. Save to create a new draft.',
  share: 'Share',
  edit: 'Edit',
  withdraw: 'Take back',
  remove: 'Delete',
  preview: 'What {{name}} will read',
  ask: {
    share: {
      title: 'Share with {{name}}?',
      text: '{{name}} gets an email and reads the text on the application’s page, in the name of {{company}}: your name does not appear. You can take it back for 24 hours, and edit it any time.',
      confirm: 'Share',
      done: 'Feedback shared',
    },
    withdraw: {
      title: 'Take the feedback back?',
      text: '{{name}} no longer sees the text, unless they have read it already, and the application’s history says that it was taken back. Here it becomes a draft again.',
      confirm: 'Take back',
      done: 'Feedback taken back: it is a draft again',
    },
    remove: {
      title: 'Delete the draft?',
      text: 'It disappears for the whole team. This cannot be undone.',
      confirm: 'Delete draft',
      done: 'Draft deleted',
    },
  },
  legal: {
    title: 'Check the law',
    experience: 'The law does not allow requiring more than six months of experience: speak of what the person can do.',
    discrimination: 'This cannot weigh on a hiring decision.',
    note: 'You can still save.',
  },
};
