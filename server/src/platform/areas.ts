import type { Role } from '@prova/contract/common';

/** Parts of the addresses of signed-in pages: `/admin/recruiter/security`. */
export const AREAS = ['recruiter', 'potential', 'expert'] as const;
type Area = (typeof AREAS)[number];

const OF_ROLE: Readonly<Record<Role, Area>> = { RECRUITER: 'recruiter', POTENTIAL: 'potential', EXPERT: 'expert' };

/** Where somebody with this role has their own pages. */
export const areaOf = (role: string): Area => OF_ROLE[role as Role];
