import type { Phrases } from '../phrases.ts';
import type { shownProfile as source } from '../pt-BR/shown-profile.ts';
import { jobWords } from './job-words.ts';

export const shownProfile: Phrases<typeof source> = {
  title: 'What {{company}} sees of your profile',
  text: 'As your profile stands at any time. Once you hide it or withdraw your application, the company no longer sees this.',
  more: 'They can open the profile, and the match is computed from it.',
  hidden: 'Your profile is hidden: {{company}} only receives what is on this page.',
  change: 'Change who sees your profile',
  fields: { title: 'Title', seniority: 'Seniority', city: 'City', state: 'State', country: 'Country' },
  seniority: jobWords.seniority,
};
