/** What the cards of a column may be grouped by, and the order of the groups. Pure and free of dependencies. */
import { CANDIDATE_STATUSES, type CandidateStatus } from '../applications/application-status.ts';
import { promisesReply } from '../applications/reply-clock.ts';
import type { StageType } from '../jobs/stage-types.ts';
import { LISTED_BANDS, listedBand } from '../matching/formula.ts';

export const BOARD_GROUPS = ['none', 'match', 'source', 'status', 'waiting'] as const;
export type BoardGroup = (typeof BOARD_GROUPS)[number];

/** What groups call candidates who came without a tracking link. */
export const DIRECT_SOURCE = 'direct';

/** How long somebody has waited in their stage, the longest first. `from`: midnights that have passed since they came. */
export const WAITING_BANDS = [
  { key: 'over14', from: 15 },
  { key: 'over7', from: 8 },
  { key: 'over2', from: 3 },
  { key: 'recent', from: 0 },
] as const;
/** Ended, hired, or with an offer to answer. */
export const NOBODY_WAITS = 'nobody';
export const WAITING_KEYS = [...WAITING_BANDS.map(({ key }) => key), NOBODY_WAITS] as const;

/** Where a group stands among the others of its kind, as a text that is compared by its bytes. */
export function groupRank(group: BoardGroup, key: string): string {
  const order: readonly string[] = {
    none: [],
    source: [],
    match: LISTED_BANDS,
    status: CANDIDATE_STATUSES,
    waiting: WAITING_KEYS,
  }[group];
  const place = order.indexOf(key);
  return group === 'source' ? key : String(place < 0 ? order.length : place).padStart(3, '0');
}

/** What the group of an application follows from. */
export interface Grouped {
  readonly source: string | null;
  readonly status: CandidateStatus;
  readonly stageType: StageType;
  readonly active: boolean;
  /** Midnights since they came to their stage. */
  readonly days: number;
  /** Null where too little is known. */
  readonly match: number | null;
}

/** The group that an application belongs to; the empty text where nothing is grouped. */
export function groupKeyOf(group: BoardGroup, { source, status, stageType, active, days, match }: Grouped): string {
  if (group === 'source') return source ?? DIRECT_SOURCE;
  if (group === 'match') return listedBand(match);
  if (group === 'status') return status;
  if (group === 'none') return '';
  if (!active || !promisesReply(stageType)) return NOBODY_WAITS;
  return WAITING_BANDS.find(({ from }) => days >= from)?.key ?? NOBODY_WAITS;
}
