import type { CandidateStatus } from '../applications/application-status.ts';
import { liveMessage, liveTopic } from '../realtime.ts';

/** The candidates of a job. */
export const boardTopic = liveTopic<{ jobId: string }>('board');

/** What has happened to the cards of a board. */
export const BOARD_CHANGES = ['added', 'moved', 'status', 'updated', 'removed', 'stages'] as const;
export type BoardChangeKind = (typeof BOARD_CHANGES)[number];

export interface BoardChange {
  jobId: string;
  kind: BoardChangeKind;
  /** Null: many, or the stages themselves; load the board again. */
  applicationId: string | null;
  /** Of the application after the change: a card that has it already needs nothing. Null: what is beside it changed. */
  version: number | null;
  stageId: string | null;
  fromStageId: string | null;
  status: CandidateStatus | null;
  actorId: string | null;
  /** Who did it, as the history names them. */
  actorName: string | null;
  /** ISO 8601. */
  at: string;
}

/** To those who follow the topic. */
export const boardChanged = liveMessage<BoardChange>('board:changed');
