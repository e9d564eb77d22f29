import type * as contract from '@prova/contract/attempts/assignments';
import type * as z from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { applicationOfInterview } from '../../interviews/interviews.service.ts';
import { selectAssignments } from '../assignments/assignments.queries.ts';
import { showAssignment } from '../assignments/present-assignment.ts';

type Shown = z.input<typeof contract.listInterviewResults.output>;

/** Tests asked of the candidate of an interview, and how they went. @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN */
export async function listInterviewResults(ctx: Ctx, interviewId: string): Promise<Shown> {
  const rows = await selectAssignments(ctx, await applicationOfInterview(ctx, interviewId));
  return rows.map((row) => showAssignment(ctx, row));
}
