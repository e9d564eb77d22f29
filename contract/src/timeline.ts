import * as z from 'zod';
import { CANDIDATE_STATUSES } from './candidacy.ts';
import { id, instant } from './common.ts';

/** Actions whose possibility a screen shows, in the order of the panel. */
export const REFUSED_ACTIONS = [
  'approve',
  'reject',
  'move',
  'reopen',
  'hold',
  'send_test',
  'schedule_interview',
  'send_offer',
  'cancel_offer',
  'hire',
] as const;

export const EVENT_TYPES = [
  'applied',
  'moved',
  'status_changed',
  'rejected',
  'reopened',
  'withdrawn',
  'closed',
  'viewed',
  'revealed',
  'exported',
  'tagged',
  'noted',
  'test',
  'interview',
  'ai_interview',
  'offer',
  'mail',
  'message',
  'claimed',
  'merged',
  'promise_broken',
  'undone',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** One row of a candidacy's history. */
export const timelineEvent = z.object({
  id,
  type: z.enum(EVENT_TYPES),
  actor: z.object({ kind: z.string(), name: z.string().nullable() }),
  fromStage: z.string().nullable(),
  toStage: z.string().nullable(),
  fromStatus: z.enum(CANDIDATE_STATUSES).nullable(),
  toStatus: z.enum(CANDIDATE_STATUSES).nullable(),
  reason: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  at: instant,
});
export type TimelineEvent = z.output<typeof timelineEvent>;
