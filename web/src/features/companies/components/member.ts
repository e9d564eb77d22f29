import type { Team } from '@prova/contract/team';

/** A person of the team. */
export type Member = Team['members'][number];
