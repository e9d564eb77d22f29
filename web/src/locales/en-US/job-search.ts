import type { Phrases } from '../phrases.ts';
import type { jobSearch as source } from '../pt-BR/job-search.ts';

export const jobSearch: Phrases<typeof source> = {
  title: 'Jobs',
  lead: 'Companies that ask for a level and proof, never for years of experience.',
  search: 'Role, technology or company',
  location: 'City or state',
  submit: 'Search',
  any: { level: 'All', contractType: 'All', locationModel: 'All' },
  level: 'Seniority',
  contract: 'Contract',
  model: 'Work model',
  filters_zero: 'Filters',
  filters_one: 'Filters: {{count}} active',
  filters_other: 'Filters: {{count}} active',
  clear: 'Clear filters',
  count_zero: 'No jobs',
  count_one: '1 job',
  count_other: '{{count}} jobs',
  remoteOrHybrid: 'Remote or hybrid',
  anyModel: 'Remote, too, from anywhere',
  none: 'No jobs for this search',
  noneText: 'Remove a filter or try another word. With an account, you can create an alert and hear when one appears.',
  register: 'Create account',
  hints: {
    remote_one: '1 remote job is open to people in {{place}}, too.',
    remote_many: '{{count, number}} remote jobs are open to people in {{place}}, too.',
    remote_other: '{{count, number}} remote jobs are open to people in {{place}}, too.',
    showRemote: 'Show them too',
    nearest: 'Similar jobs',
  },
};
