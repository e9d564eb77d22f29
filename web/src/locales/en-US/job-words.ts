import { contractWordsEnUS } from '@prova/contract/jobs/contract-words.en-US';

/** What kinds of jobs are called; the phrases of several screens take them from here. */
export const jobWords = {
  locationModel: { remote: 'Remote', hybrid: 'Hybrid', onsite: 'On-site' },
  contractType: contractWordsEnUS,
  seniority: {
    trainee: 'Trainee',
    junior: 'Junior',
    mid: 'Mid-level',
    senior: 'Senior',
    specialist: 'Specialist',
    lead: 'Tech lead',
    principal: 'Principal',
    manager: 'Manager',
    director: 'Director',
  },
  languages: 'Languages',
  proficiency: {
    basic: 'basic',
    intermediate: 'intermediate',
    advanced: 'advanced',
    fluent: 'fluent',
    native: 'native',
  },
  openings_one: '1 opening',
  openings_other: '{{count}} openings',
};

/** Stages that are named for recruiters, as candidates read them: on the page of a job and on that of an application. */
export const stageNames = { new: 'Application', offer: 'Offer', hired: 'Hired' } as const;
