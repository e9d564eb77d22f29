import type { Phrases } from '../phrases.ts';
import type { parts as source } from '../pt-BR/parts.ts';

export const parts: Phrases<typeof source> = {
  editItem: 'Edit {{name}}',
  editField: '{{label}}: {{value}}. Edit',
  removeItem: 'Remove {{name}}',
  removed: '{{name}} removed',
  emptyValue: 'Not given',
  noOptions: 'No options',
  chooseOption: 'Choose an option',
  openList: 'Open list',
  breadcrumb: 'You are in',
  noResults: 'Nothing found for “{{query}}”',
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
    skipped: 'skipped',
    waiting: 'waits for you',
    scheduled: 'scheduled',
    overdue: 'overdue',
    ahead: 'ahead',
    of: '{{label}}: stage {{current}} of {{total}}, {{state}}',
  },
  promise: {
    due: 'Reply by {{date}}',
    today: 'Reply today',
    todayUntil: 'Reply today by {{time}}',
    overdue_one: '{{count}} day overdue',
    overdue_many: '{{count}} days overdue',
    overdue_other: '{{count}} days overdue',
  },
  proof: {
    proven: '{{skill}}: proven, score {{score}}',
    expiring: '{{skill}}: proven, score {{score}}, expires soon',
    declared: '{{skill}}: declared, not proven',
  },
  match: { label: '{{percent}} match' },
  metric: { better: 'better', worse: 'worse', equal: 'equal', before: 'was {{value}}', noData: 'No data yet' },
  sortable: {
    handle: 'Move {{name}}',
    moved: '{{name}} at position {{position}} of {{total}}.',
    locked: 'Fixed position',
    up: 'Move {{name}} up',
    down: 'Move {{name}} down',
  },
  validation: {
    required: 'This field is required',
    money: 'Write an amount such as 14,000 or 14k',
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
  filters: {
    open_zero: 'Filters',
    open_one: 'Filters: {{count}} active',
    open_other: 'Filters: {{count}} active',
  },
  sort: {
    ascending: 'Sort by {{column}}, ascending',
    descending: 'Sort by {{column}}, descending',
  },
};
