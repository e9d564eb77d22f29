import type { BodyOf } from '@prova/contract/endpoint';
import type { InvitationAnswer } from '@prova/contract/interviews/interview-fields';
import type { answerInterview } from '@prova/contract/interviews/interviews';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { writeEvent } from '../applications/applications.service.ts';
import { endInterview } from './end-interview.ts';
import { isOpen, type Locked, lockInterview, requireLinkedInterview } from './find-interview.ts';
import { mayAnswerAsCandidate, mayAttend, mayObserve } from './interviews.policy.ts';
import { type InterviewRow, selectInterview, selectParticipants, updateParticipants } from './interviews.queries.ts';
import { notifyAnswered, notifyDeclined } from './notify-participants.ts';

export interface Answer {
  readonly answer: InvitationAnswer;
  readonly note: string | null;
  /** The start that was seen; null: whichever it is. */
  readonly startsAt?: Date | null;
}

/** An answer as a call brings it. */
export const answerOf = ({ answer, note, startsAt }: BodyOf<typeof answerInterview>): Answer => ({
  answer,
  note: note || null,
  startsAt: startsAt === undefined ? null : new Date(startsAt),
});

/** Whether there is still something to answer: nobody says afterwards whether they come. */
export const isAnswerable = (interview: Pick<InterviewRow, 'status' | 'startsAt'>, now: Date): boolean =>
  interview.status === 'scheduled' && now < interview.startsAt;

/** As the candidate, by the link. @throws AppError INTERVIEW_NOT_FOUND, INTERVIEW_OVER, INTERVIEW_MOVED */
export async function answerByLink(ctx: Ctx, answer: Answer): Promise<void> {
  const found = await requireLinkedInterview(ctx);
  await ctx.transaction(async (ctx) => answerAsCandidate(ctx, await lockInterview(ctx, found), answer));
}

/** As an invited member or observer, or as the talent. @throws AppError INTERVIEW_NOT_FOUND, INTERVIEW_OVER, INTERVIEW_MOVED */
export async function answerSignedIn(ctx: Ctx, id: string, answer: Answer): Promise<void> {
  const found = await selectInterview(ctx, id);
  const asCandidate = found && mayAnswerAsCandidate(ctx.actor, found);
  if (!found || !(asCandidate || mayAttend(ctx.actor, found) || mayObserve(ctx.actor, found)))
    throw new AppError('INTERVIEW_NOT_FOUND');
  await ctx.transaction(async (ctx) => {
    const locked = await lockInterview(ctx, found);
    await (asCandidate ? answerAsCandidate(ctx, locked, answer) : answerAsMember(ctx, locked, answer));
  });
}

async function answerAsCandidate(ctx: Ctx, locked: Locked, answer: Answer): Promise<void> {
  const { interview, application } = locked;
  assertAnswerable(ctx, interview, answer);
  await keepAnswer(ctx, interview.candidateParticipantId, answer);
  if (answer.answer === 'declined') {
    const row = await endInterview(ctx, locked, {
      event: 'interview_declined',
      status: 'declined',
      said: 'declined',
      reason: answer.note,
    });
    await notifyDeclined(ctx, interview.id, row);
    return;
  }
  await writeEvent(ctx, application, {
    type: 'interview',
    reason: answer.note,
    data: {
      interviewId: interview.id,
      status: answer.answer,
      startsAt: interview.startsAt.toISOString(),
      interviewType: interview.type,
    },
  });
  await notifyAnswered(ctx, interview.id, application, answer.answer);
}

/** What colleagues say stands on the page of the interview; nothing of the application changes. */
async function answerAsMember(ctx: Ctx, { interview }: Locked, answer: Answer): Promise<void> {
  assertAnswerable(ctx, interview, answer);
  const { actor } = ctx;
  const participants = await selectParticipants(ctx, [interview.id]);
  const own = participants.find(({ userId }) => actor.kind === 'user' && userId === actor.userId);
  if (!own) throw new AppError('INTERVIEW_NOT_FOUND');
  await keepAnswer(ctx, own.id, answer);
}

function assertAnswerable(ctx: Ctx, interview: InterviewRow, { startsAt }: Answer): void {
  if (!isOpen(interview) || !isAnswerable(interview, ctx.clock.now())) throw new AppError('INTERVIEW_OVER');
  if (startsAt && startsAt.getTime() !== interview.startsAt.getTime()) throw new AppError('INTERVIEW_MOVED');
}

function keepAnswer(ctx: Ctx, participantId: string, { answer, note }: Answer): Promise<void> {
  return updateParticipants(ctx, [participantId], { answer, answerNote: note, answeredAt: ctx.clock.now() });
}
