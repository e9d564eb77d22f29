import type { ParticipantRole } from '@prova/contract/interviews/interview-fields';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { INTERVIEW_PARTICIPANTS } from './interviews.budgets.ts';
import {
  type InterviewRow,
  insertParticipants,
  type ParticipantRow,
  selectParticipants,
  updateParticipants,
} from './interviews.queries.ts';

/** Who takes part as a member of the company, and as what. */
export interface Attending {
  readonly userId: string;
  readonly role: Exclude<ParticipantRole, 'candidate'>;
}

interface Invited {
  /** Those who interview, the host first. */
  readonly interviewers: readonly string[];
  readonly observers: readonly string[];
}

/** Who is invited now. @param participants as they are read: the host first */
export const invitedOf = (participants: readonly ParticipantRow[]): Invited => {
  const members = participants.filter(({ userId }) => userId !== null);
  const idsOf = (rows: readonly ParticipantRow[]) => rows.flatMap(({ userId }) => userId ?? []);
  return {
    interviewers: idsOf(members.filter(({ role }) => role !== 'observer')),
    observers: idsOf(members.filter(({ role }) => role === 'observer')),
  };
};

/** Each once: the first of those who interview is the host. */
export function attendingOf({ interviewers, observers }: Invited): Attending[] {
  return [
    ...[...new Set(interviewers)].map((userId, index) => ({
      userId,
      role: index === 0 ? ('host' as const) : ('interviewer' as const),
    })),
    ...[...new Set(observers)].map((userId) => ({ userId, role: 'observer' as const })),
  ];
}

/** @returns those who are no longer invited */
export async function changeTeam(
  ctx: Ctx,
  { id: interviewId, companyId }: InterviewRow,
  before: readonly ParticipantRow[],
  wanted: readonly Attending[],
): Promise<readonly ParticipantRow[]> {
  const now = ctx.clock.now();
  const members = before.filter(({ userId }) => userId !== null);
  const roles = new Map(wanted.map(({ userId, role }) => [userId, role]));
  const takenOff = members.filter(({ userId }) => !roles.has(userId ?? ''));
  await updateParticipants(
    ctx,
    takenOff.map(({ id }) => id),
    { removedAt: now },
  );
  for (const { id, userId, role } of members) {
    const next = roles.get(userId ?? '');
    if (next && next !== role) await updateParticipants(ctx, [id], { role: next });
  }
  const present = new Set(members.map(({ userId }) => userId));
  const added = wanted.filter(({ userId }) => !present.has(userId));
  if (added.length > 0) await requireCapacity(ctx, INTERVIEW_PARTICIPANTS, [interviewId]);
  await insertParticipants(
    ctx,
    added.map((each) => ({ ...each, id: newId(ctx), companyId, interviewId, createdAt: now })),
  );
  return takenOff;
}

/** A yes was said to another time. */
export async function forgetAnswers(ctx: Ctx, interviewId: string): Promise<void> {
  const participants = await selectParticipants(ctx, [interviewId]);
  await updateParticipants(
    ctx,
    participants.map(({ id }) => id),
    { answer: null, answerNote: null, answeredAt: null },
  );
}

/** Whoever chooses a time comes at that time. */
export async function acceptAsChooser(ctx: Ctx, interviewId: string): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return;
  const own = (await selectParticipants(ctx, [interviewId])).filter(({ userId }) => userId === actor.userId);
  await updateParticipants(
    ctx,
    own.map(({ id }) => id),
    { answer: 'accepted', answerNote: null, answeredAt: ctx.clock.now() },
  );
}
