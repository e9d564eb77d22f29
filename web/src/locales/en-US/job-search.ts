import type { Phrases } from '../phrases.ts';
import type { jobSearch as source } from '../pt-BR/job-search.ts';

export const jobSearch: Phrases<typeof source> = {
  title: 'Jobs',
  lead: 'Companies that ask for a level and proof, never for years of experience.',
  search: 'Role, technology or company',
  location: 'City or state',
  submit: 'Search',
  any: 'All',
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
  none: 'No job matches these filters',
  noneText: 'Remove a filter or search for another word. New jobs show up here as soon as they are published.',
};
