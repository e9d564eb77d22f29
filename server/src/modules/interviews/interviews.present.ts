import { mayAct } from '@prova/contract/applications/application-status';
import type { ResultOf } from '@prova/contract/endpoint';
import type { OpenPoint } from '@prova/contract/interviews/interview-fields';
import type { getInterview, interview, invitation, observedInterview } from '@prova/contract/interviews/interviews';
import type * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { applicationState, loadApplication } from '../applications/applications.service.ts';
import { logoUrl } from '../companies/companies.service.ts';
import { pictureLink } from '../files/files.service.ts';
import { isAnswerable } from './answer-interview.ts';
import { isOpen } from './find-interview.ts';
import {
  mayAnswerAsCandidate,
  mayAttend,
  mayConclude,
  mayHandleInterviews,
  mayObserve,
  mayOpenApplication,
  mayReadApplication,
} from './interviews.policy.ts';
import { hasOpenInterview, type InterviewRow, type ParticipantRow, selectParticipants } from './interviews.queries.ts';
import { type Moved, selectMoves } from './moved-interviews.queries.ts';
import { locationOf } from './place.ts';

type ShownInterview = z.input<typeof interview>;
type ShownOnPage = ResultOf<typeof getInterview>;
type ShownObserved = z.input<typeof observedInterview>;
type ShownInvitation = z.input<typeof invitation>;

const minutesOf = ({ startsAt, endsAt }: Pick<InterviewRow, 'startsAt' | 'endsAt'>) =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);

async function participantsOf(ctx: Ctx, rows: readonly InterviewRow[]): Promise<Map<string, ParticipantRow[]>> {
  const all =
    rows.length === 0
      ? []
      : await selectParticipants(
          ctx,
          rows.map(({ id }) => id),
        );
  return Map.groupBy(all, ({ interviewId }) => interviewId);
}

/** Interviews as the company sees them. */
export async function showInterviews(ctx: Ctx, rows: readonly InterviewRow[]): Promise<ShownInterview[]> {
  const participants = await participantsOf(ctx, rows);
  const moves = await selectMoves(ctx, rows);
  return rows.map((row) => showWith(ctx, row, participants.get(row.id) ?? [], moves.get(row.id)));
}

async function showInterview(ctx: Ctx, row: InterviewRow): Promise<ShownInterview> {
  const [shown] = await showInterviews(ctx, [row]);
  if (!shown) throw new Error('One interview in, none out');
  return shown;
}

/** An interview with what only its page asks for. */
export async function showOnPage(ctx: Ctx, row: InterviewRow): Promise<ShownOnPage> {
  return { ...(await showInterview(ctx, row)), mayScheduleAnother: await mayScheduleAnother(ctx, row) };
}

async function mayScheduleAnother(ctx: Ctx, row: InterviewRow): Promise<boolean> {
  const failed = row.status === 'cancelled' || row.status === 'declined';
  if (!failed || !mayHandleInterviews(ctx.actor, row)) return false;
  const application = await loadApplication(ctx, row.applicationId);
  if (application.candidateEmail === null || !mayAct('schedule_interview', applicationState(application)).allowed)
    return false;
  return !(await hasOpenInterview(ctx, row.applicationId));
}

const isActors = ({ actor }: Ctx, { userId }: Pick<ParticipantRow, 'userId'>) =>
  actor.kind === 'user' && userId === actor.userId;

/** To whoever was asked only later, it was never moved. */
function movedFor(moved: Moved | undefined, reader: Pick<ParticipantRow, 'createdAt'> | undefined): Date | null {
  return moved && reader && reader.createdAt < moved.at ? moved.from : null;
}

function showWith(
  ctx: Ctx,
  row: InterviewRow,
  participants: readonly ParticipantRow[],
  moved: Moved | undefined,
): ShownInterview {
  const now = ctx.clock.now();
  const candidateName = row.blind ? null : row.candidateName;
  const open = isOpen(row);
  const own = participants.find((each) => isActors(ctx, each));
  return {
    ...row,
    movedFrom: movedFor(moved, own),
    location: locationOf(ctx, row),
    minutes: minutesOf(row),
    candidateName,
    candidatePhotoUrl: row.blind || !row.candidatePhotoId ? null : pictureLink(ctx, row.candidatePhotoId),
    organiserName: row.organiserName ?? '',
    participants: participants.map(({ photoFileId, ...each }) => ({
      ...each,
      name: each.userId === null ? candidateName : each.name,
      photoUrl: photoFileId && pictureLink(ctx, photoFileId),
    })),
    open: openPoints(row, participants, now),
    can: {
      change: open && mayHandleInterviews(ctx.actor, row),
      cancel: open && mayHandleInterviews(ctx.actor, row),
      conclude: open && now >= row.startsAt && mayConclude(ctx.actor, row),
      mail: open && now < row.startsAt && mayHandleInterviews(ctx.actor, row),
      answer: own !== undefined && mayAttend(ctx.actor, row) && isAnswerable(row, now),
      readApplication: mayReadApplication(ctx.actor, row),
      openApplication: mayOpenApplication(ctx.actor, row),
    },
  };
}

/** What an observer says is theirs to say: the interview does without them. */
const isInterviewing = (role: ParticipantRow['role']) => role === 'host' || role === 'interviewer';

/** As the list finds them: see `hasOpenPoint`. */
function openPoints(row: InterviewRow, participants: readonly ParticipantRow[], now: Date): OpenPoint[] {
  if (!isOpen(row)) return [];
  const points: OpenPoint[] = [];
  if (row.answer === 'another_time') points.push('another_time');
  if (participants.some(({ role, answer }) => isInterviewing(role) && answer !== null && answer !== 'accepted'))
    points.push('interviewer_declined');
  if (row.endsAt <= now) points.push('outcome');
  return points;
}

/** Of those who are there for the company: who interviews, the host first, and who only sees and hears. */
export function namesOfTeam(participants: readonly ParticipantRow[]): { interviewers: string[]; observers: string[] } {
  const namesOf = (rows: readonly ParticipantRow[]) => rows.flatMap(({ name }) => name ?? []);
  return {
    interviewers: namesOf(participants.filter(({ role }) => isInterviewing(role))),
    observers: namesOf(participants.filter(({ role }) => role === 'observer')),
  };
}

/** Interviews as whoever observes them sees them. */
export async function showObserved(ctx: Ctx, rows: readonly InterviewRow[]): Promise<ShownObserved[]> {
  const participants = await participantsOf(ctx, rows);
  const moves = await selectMoves(ctx, rows);
  const now = ctx.clock.now();
  return rows.map((row) => {
    const team = (participants.get(row.id) ?? []).filter(({ userId }) => userId !== null);
    const own = team.find((each) => isActors(ctx, each));
    return {
      ...row,
      movedFrom: movedFor(moves.get(row.id), own),
      location: row.type === 'telefone' ? '' : locationOf(ctx, row),
      minutes: minutesOf(row),
      candidateName: row.blind ? null : row.candidateName,
      team: team.map(({ photoFileId, ...each }) => ({
        ...each,
        photoUrl: photoFileId && pictureLink(ctx, photoFileId),
      })),
      answer: own?.answer ?? null,
      can: { answer: mayObserve(ctx.actor, row) && isAnswerable(row, now) },
    };
  });
}

/** Interviews as the candidate sees them. */
export async function showInvitations(
  ctx: Ctx,
  rows: readonly InterviewRow[],
): Promise<(ShownInvitation & { applicationId: string })[]> {
  const participants = await participantsOf(ctx, rows);
  const moves = await selectMoves(ctx, rows);
  const now = ctx.clock.now();
  return rows.map((row) => ({
    ...row,
    movedFrom: moves.get(row.id)?.from ?? null,
    location: locationOf(ctx, row),
    minutes: minutesOf(row),
    candidateName: row.candidateName ?? '',
    companyVerified: row.companyVerifiedAt !== null,
    companyLogoUrl: logoUrl(row.companyLogoId),
    ...namesOfTeam(participants.get(row.id) ?? []),
    can: { answer: mayAnswerAsCandidate(ctx.actor, row) && isAnswerable(row, now) },
  }));
}

export async function showInvitation(ctx: Ctx, row: InterviewRow): Promise<ShownInvitation> {
  const [shown] = await showInvitations(ctx, [row]);
  if (!shown) throw new Error('One interview in, none out');
  return shown;
}
