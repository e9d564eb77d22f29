import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import { id } from '@prova/contract/common';
import {
  BOARD_CHANGES,
  type BoardChange,
  type BoardChangeKind,
  boardChanged,
  boardTopic,
} from '@prova/contract/funnel/realtime';
import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { defineMessage, defineTopic, publish, toTopic } from '../../platform/realtime/messages.ts';
import type {
  ApplicationChanged,
  ApplicationRow,
  EventActor,
  HistoryWritten,
} from '../applications/applications.service.ts';
import { mayFollowBoard } from './funnel.policy.ts';
import { selectBoardFacts, selectCardsOf } from './funnel.queries.ts';

/** Followed by those who may use the board. */
export const boardFollowing = defineTopic({
  topic: boardTopic,
  params: z.object({ jobId: id }),
  may: async (ctx, { jobId }) => {
    const job = await selectBoardFacts(ctx, jobId);
    return job !== undefined && mayFollowBoard(ctx.actor, job);
  },
});

/** Small enough to travel whole: a window needs nothing more to put a card into its place. */
const change: z.ZodType<BoardChange, BoardChange> = z.object({
  jobId: id,
  kind: z.enum(BOARD_CHANGES),
  applicationId: id.nullable(),
  version: z.number().int().nullable(),
  stageId: id.nullable(),
  fromStageId: id.nullable(),
  status: z.enum(CANDIDATE_STATUSES).nullable(),
  actorId: id.nullable(),
  actorName: z.string().nullable(),
  at: z.iso.datetime(),
});

export const boardChange = defineMessage({
  message: boardChanged,
  data: change,
  to: ({ jobId }) => toTopic(boardTopic, { jobId }),
  perReader: true,
  // Whoever holds a link is not told who did it: a candidate may have.
  load: async ({ actor }, data) => (actor.kind === 'token' ? { ...data, actorId: null, actorName: null } : data),
});

/** Tells open boards of a change of an application, in its transaction. */
export async function publishChange(ctx: Ctx, change: ApplicationChanged): Promise<void> {
  const { row, before, actor, at } = change;
  const fromStageId = before && before.stageId !== row.stageId ? before.stageId : null;
  await publish(ctx, boardChange, {
    ...frameOf({ row, actor, at }),
    kind: kindOf(change),
    version: row.version,
    fromStageId,
  });
}

/** Tells open boards of what shows beside an application: an offer that was opened, a note. */
export async function publishWritten(ctx: Ctx, written: HistoryWritten): Promise<void> {
  // Who has looked at an application is on no screen but its history.
  if (written.type === 'viewed') return;
  // The application has kept its version, which says nothing then.
  await publish(ctx, boardChange, { ...frameOf(written), kind: 'updated', version: null, fromStageId: null });
}

/** Tells open boards that a card has another number of unread messages. */
export async function publishConversation(ctx: Ctx, row: ApplicationRow): Promise<void> {
  const nobody = { kind: 'system', id: null, label: null } as const;
  const frame = frameOf({ row, actor: nobody, at: ctx.clock.now() });
  await publish(ctx, boardChange, { ...frame, kind: 'updated', version: null, fromStageId: null });
}

/** Tells open boards that cards show something else of profiles, or nothing of them any more. */
export async function publishShown(ctx: Ctx, candidateIds: readonly string[]): Promise<void> {
  const actor = { kind: 'system', id: null, label: null } as const;
  for (const row of await selectCardsOf(ctx, candidateIds))
    await publish(ctx, boardChange, {
      ...frameOf({ row, actor, at: ctx.clock.now() }),
      ...{ kind: 'updated', version: null, fromStageId: null },
    });
}

type Framed = Pick<ApplicationChanged, 'actor' | 'at'> & {
  readonly row: Pick<ApplicationRow, 'id' | 'jobId' | 'stageId' | 'status'> &
    Partial<Pick<ApplicationRow, 'blind' | 'candidateUserId'>>;
};

const frameOf = ({ row, actor, at }: Framed) => ({
  jobId: row.jobId,
  applicationId: row.id,
  stageId: row.stageId,
  status: row.status,
  ...(row.blind && isCandidate(actor, row)
    ? { actorId: null, actorName: null }
    : { actorId: actor.kind === 'user' ? actor.id : null, actorName: actor.label }),
  at: at.toISOString(),
});

/** Whose name a frame would tell of somebody who is hidden: whoever is no member and no link of the team. */
const isCandidate = (actor: EventActor, row: Framed['row']) =>
  actor.kind === 'user' ? actor.id === row.candidateUserId : actor.kind !== 'board' && actor.kind !== 'api';

function kindOf({ row, before }: ApplicationChanged): BoardChangeKind {
  if (!before) return 'added';
  if (before.stageId !== row.stageId) return 'moved';
  return before.status === row.status && before.active === row.active ? 'updated' : 'status';
}
