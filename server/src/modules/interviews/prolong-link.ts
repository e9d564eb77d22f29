import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { prolongTokens } from '../../platform/tokens.ts';
import type { InterviewRow } from './interviews.queries.ts';

/** The candidate's page goes on saying what has become of the interview. */
const LINK_DAYS = 30;

export const linkUntil = (endsAt: Date): Date => after(endsAt, LINK_DAYS * DAY);

/** A link that was sent stays good, however far the interview is moved. */
export function prolongLink(
  ctx: Ctx,
  { candidateParticipantId, endsAt }: Pick<InterviewRow, 'candidateParticipantId' | 'endsAt'>,
): Promise<void> {
  return prolongTokens(ctx, { kind: 'interview', subjectId: candidateParticipantId, until: linkUntil(endsAt) });
}
