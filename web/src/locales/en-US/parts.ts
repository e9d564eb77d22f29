import type { Phrases } from '../phrases.ts';
import type { parts as source } from '../pt-BR/parts.ts';

export const parts: Phrases<typeof source> = {
  steps: {
    at: 'Step {{number}} of {{total}}',
    completed: 'Complete',
    active: 'You are here',
    saving: 'Saving',
    available: 'Available',
    unavailable: 'Unavailable',
  },
  segments: {
    done: 'done',
    waiting: 'waits for you',
    scheduled: 'scheduled',
    overdue: 'overdue',
    ahead: 'ahead',
    of: '{{label}}: stage {{current}} of {{total}}, {{state}}',
  },
  promise: {
    due: 'Answer by {{date}}',
    today: 'Answer today',
    todayUntil: 'Answer today by {{time}}',
    overdue_one: '{{count}} day overdue',
    overdue_many: '{{count}} days overdue',
    overdue_other: '{{count}} days overdue',
  },
  proof: {
    proven: '{{skill}}: proven, score {{score}}',
    expiring: '{{skill}}: proven, score {{score}}, expires soon',
    declared: '{{skill}}: declared, not proven',
  },
  match: { label: '{{percent}} match', partOf: 'of {{max}}' },
  metric: { better: 'better', worse: 'worse', equal: 'equal', before: 'before {{value}}', noData: 'No data yet' },
  sortable: {
    handle: 'Move {{name}}',
    moved: '{{name}} at position {{position}} of {{total}}.',
    locked: 'Fixed position',
    up: 'Move {{name}} up',
    down: 'Move {{name}} down',
  },
  palette: { label: 'Search or go to', placeholder: 'What are you looking for?', results: 'Results' },
  validation: {
    required: 'This field is required',
    email: 'Write an email such as name@provider.com',
    url: 'Write a whole address, such as https://example.com',
    phone: 'Invalid format. Use: (11) 99999-9999',
    money: 'Write an amount such as 14,000 or 14k',
    min: 'The lowest value is {{min}}',
    max: 'The highest value is {{max}}',
    minLength: 'Write at least {{min}} characters',
    maxLength: 'Write at most {{max}} characters',
    pattern: 'The format does not match',
    invalidDate: 'This date does not exist. Check day, month and year',
  },
  calendar: {
    open: 'Open calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
  },
  choice: {
    all: 'Select all',
    none: 'Clear all',
    count_one: '{{count}} selected',
    count_many: '{{count}} selected',
    count_other: '{{count}} selected',
  },
  sort: {
    ascending: 'Sort by {{column}}, ascending',
    descending: 'Sort by {{column}}, descending',
  },
};
