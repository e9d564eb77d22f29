/** Words that jobs and people share. Free of dependencies, so that any page may carry it. */

export const LOCATION_MODELS = ['remote', 'hybrid', 'onsite'] as const;
export const SENIORITIES = [
  'trainee',
  'junior',
  'mid',
  'senior',
  'specialist',
  'lead',
  'principal',
  'manager',
  'director',
] as const;
