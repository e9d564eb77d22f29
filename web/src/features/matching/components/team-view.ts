import type { applicationMatch } from '@prova/contract/applications/application-match';
import type { DataOf } from '@prova/contract/endpoint';

/** What a team sees beside an explanation: where it comes from, and the sentences of a résumé. */
export type TeamView = Pick<DataOf<typeof applicationMatch>, 'basis' | 'claims'>;

/** The same, for the talent whose application it is. */
export type OwnView = TeamView;
