import type { ExportColumn } from './export-columns.ts';

/** What the columns of an export are called in English: where one chooses them, and in the head of the file. */
export const exportWordsEnUS = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  city: 'City',
  state: 'State',
  title: 'Professional title',
  job: 'Job',
  stage: 'Stage',
  status: 'Status',
  match: 'Match (%)',
  source: 'Source',
  appliedAt: 'Applied on',
  stageSince: 'In this stage since',
  replyDueAt: 'Reply promised by',
  link: 'Link to Prova',
} as const satisfies Record<ExportColumn, string>;
