import * as z from 'zod';
import { id, instant } from '../common.ts';
import { CANDIDATE_STATUSES } from './application-status.ts';

/** Actions whose possibility a screen shows, in the order of the panel. */
export const REFUSED_ACTIONS = [
  'approve',
  'reject',
  'move',
  'reopen',
  'hold',
  'send_test',
  'schedule_interview',
  'schedule_ai_interview',
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
  'amended',
  'withdrawn',
  'closed',
  'viewed',
  'revealed',
  'unlocked',
  'exported',
  'tagged',
  'noted',
  'feedback',
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

/** Who may have done something, as a reader of the history tells them apart. */
export const EVENT_ACTORS = ['member', 'candidate', 'board', 'api', 'system'] as const;

/** One row of an application's history. */
export const timelineEvent = z.object({
  id,
  type: z.enum(EVENT_TYPES),
  /** `name` is null for the system, and for people whose data was erased. Photos are those of members. */
  actor: z.object({ kind: z.enum(EVENT_ACTORS), name: z.string().nullable(), photoUrl: z.string().nullable() }),
  fromStage: z.string().nullable(),
  toStage: z.string().nullable(),
  fromStatus: z.enum(CANDIDATE_STATUSES).nullable(),
  toStatus: z.enum(CANDIDATE_STATUSES).nullable(),
  reason: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  at: instant,
});
export type TimelineEvent = z.output<typeof timelineEvent>;
