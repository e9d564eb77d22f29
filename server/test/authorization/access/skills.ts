import { type AccessTable, signedIn } from '../outcomes.ts';

export const skillsAccess: AccessTable = {
  'skills.suggest': signedIn(() => ({ query: { search: 'react' } })),
};
