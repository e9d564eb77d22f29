/** What kinds of jobs are called; the phrases of several screens take them from here. */
export const jobWords = {
  locationModel: { remote: 'Remote', hybrid: 'Hybrid', onsite: 'On-site' },
  contractType: {
    fulltime: 'Full time',
    parttime: 'Part time',
    contract: 'Contract',
    temporary: 'Temporary',
    internship: 'Internship',
    volunteer: 'Volunteer',
    other: 'Other',
    CLT: 'CLT (Brazilian employee)',
    PJ: 'PJ (Brazilian contractor)',
    freelance: 'Freelance',
  },
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
};
