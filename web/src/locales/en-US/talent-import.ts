import type { Phrases } from '../phrases.ts';
import type { talentImport as source } from '../pt-BR/talent-import.ts';

export const talentImport: Phrases<typeof source> = {
  title: 'Import resume',
  description:
    'We read the file and show what it says. You choose what goes into your profile; nothing is saved before.',
  file: 'Resume',
  formats: 'PDF, DOCX or JSON Resume, up to 5 MB',
  tooLarge: 'The file is over 5 MB. Save the resume as a PDF without large images and try again.',
  outcome: {
    empty:
      'This file has no text: it looks like a scanned page. Export the resume as a PDF from the editor it was written in.',
    unreadable:
      'This file could not be read: it is damaged, protected by a password or too large. Save it as a PDF again and retry.',
    unsupported: 'The old Word format (.doc) is not read here. Save the file as DOCX or PDF and try again.',
  },
  nothingNew: 'Your profile already says everything we read in this resume.',
  review: 'Check what was read: reading can go wrong. What your profile already says stays in it.',
  values: 'About you and contact',
  instead: 'In place of: {{now}}',
  lists: { experience: 'Experience', education: 'Education', languages: 'Languages', skills: 'Skills' },
  byHand:
    'The profile does not take this as it is: something is missing, the format differs or the date is in the future. Add it in its tab.',
  levelsHint: 'Resumes rarely state a level. Set one for each skill; what you prove counts for more.',
  howWellKnown: 'Level in {{name}}',
  howWellSpoken: 'How well do you speak {{name}}?',
  unknownSkill: 'Not in our dictionary. Tick it if it really is a skill.',
  seeResume: 'See the resume',
  backToReview: 'Back to what was read',
  discard: {
    title: 'Discard what was read?',
    text: 'Nothing from this resume goes into your profile. You can import it again at any time.',
    confirm: 'Discard',
    cancel: 'Keep reviewing',
  },
  tooMany_one: '{{list}}: a profile takes up to {{max}}. Clear {{count}}.',
  tooMany_many: '{{list}}: a profile takes up to {{max}}. Clear {{count}}.',
  tooMany_other: '{{list}}: a profile takes up to {{max}}. Clear {{count}}.',
  cancel: 'Cancel',
  add_zero: 'Add to profile',
  add_one: 'Add {{count}} item to profile',
  add_many: 'Add {{count}} items to profile',
  add_other: 'Add {{count}} items to profile',
  added_one: '{{count}} item of the resume is in your profile.',
  added_many: '{{count}} items of the resume are in your profile.',
  added_other: '{{count}} items of the resume are in your profile.',
  undo: 'Undo',
  undoTooLate: 'Could not undo: the profile has changed since. Remove what you do not want, item by item.',
};
