import type { Team } from '@prova/contract/companies/team';

/** A person of the team. */
export type Member = Team['members'][number];
