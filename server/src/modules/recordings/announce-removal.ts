import type { Ctx } from '../../platform/context.ts';
import { ownersOf } from '../companies/companies.service.ts';
import { findInterview, teamOfInterview } from '../interviews/interviews.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { findRoomRecording, markRemovalAnnounced } from '../rooms/rooms.service.ts';
import { recordingRemovedSoon } from './recordings.notifications.ts';

/**
 * Tells the team of an interview, once, that a rule will delete its recording; where none of them is left in the company, its
 * owners. In a transaction.
 */
export async function announceRemoval(ctx: Ctx, recordingId: string): Promise<void> {
  if (!(await markRemovalAnnounced(ctx, recordingId))) return;
  const recording = await findRoomRecording(ctx, recordingId);
  const interview = recording && (await findInterview(ctx, recording.interviewId));
  if (!interview) return;
  const { id: interviewId, applicationId, jobId, jobTitle, companyId, candidateName, blind } = interview;
  const team = await teamOfInterview(ctx, interview);
  const owners = team.length > 0 ? [] : await ownersOf(ctx, companyId);
  await notify(ctx, recordingRemovedSoon, {
    params: { interviewId, applicationId, jobId, jobTitle, candidateName: blind ? null : candidateName },
    userIds: [...team, ...owners.map(({ id }) => id)],
    companyId,
  });
}
