import type { Locale } from '@prova/contract/common';
import { type jobColleague, SHARING_ROLES } from '@prova/contract/jobs/job-members';
import type * as z from 'zod';
import type { MemberRole } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { publishAccessChanged } from '../../../platform/realtime/messages.ts';
import { holdMembership } from '../../companies/companies.service.ts';
import { pictureLink } from '../../files/files.service.ts';
import { queueMail } from '../../messaging/messaging.service.ts';
import { notify } from '../../notifications/notifications.service.ts';
import { jobShared } from '../jobs.notifications.ts';
import { seesShared, stateAllows } from '../jobs.policy.ts';
import type { JobRow } from '../jobs.queries.ts';
import { requireJob } from '../jobs.service.ts';
import { jobSharedMail } from '../mails/jobs.kinds.ts';
import {
  type ColleagueRow,
  deleteJobMember,
  insertJobMember,
  selectColleague,
  selectColleagues,
} from './job-members.queries.ts';

type ColleagueData = z.input<typeof jobColleague>;

/** The hiring managers and interviewers of the company, those who see the job first. */
export async function listJobMembers(ctx: Ctx, jobId: string): Promise<ColleagueData[]> {
  const job = await requireJob(ctx, jobId, 'share');
  return (await selectColleagues(ctx, job, SHARING_ROLES)).map((each) => present(ctx, each));
}

/**
 * Lets a colleague see a job, and tells them. A second time changes nothing and tells nobody.
 * @throws AppError JOB_NOT_FOUND, NOT_A_MEMBER, JOB_STATUS_REFUSED for a draft, COLLEAGUE_NOT_FOUND, SHARING_NOT_FOR_ROLE
 */
export async function shareJob(ctx: Ctx, jobId: string, userId: string): Promise<ColleagueData> {
  const { companyId } = await requireJob(ctx, jobId, 'share');
  return ctx.transaction(async (ctx) => {
    // Whoever is removed at this moment is not given what only those get back who are invited and shown it again. The
    // company before the job, as removals do it.
    await holdMembership(ctx, companyId);
    const job = await requireJob(ctx, jobId, 'share', { lock: 'share' });
    if (!stateAllows('share', job)) throw new AppError('JOB_STATUS_REFUSED');
    const colleague = await selectColleague(ctx, job, userId);
    if (!colleague) throw new AppError('COLLEAGUE_NOT_FOUND');
    if (!seesShared(colleague.role as MemberRole)) throw new AppError('SHARING_NOT_FOR_ROLE');
    if (!(await insertJobMember(ctx, job, userId))) return present(ctx, colleague);
    await audit(ctx, { action: 'jobs.shared', subjectId: job.id, companyId: job.companyId, data: { userId } });
    await notifyColleague(ctx, job, colleague);
    return present(ctx, { ...colleague, sharedAt: ctx.clock.now() });
  });
}

/** Takes a job out of a colleague's sight, in their open windows too. A second time changes nothing. */
export async function unshareJob(ctx: Ctx, jobId: string, userId: string): Promise<{ userId: string }> {
  return ctx.transaction(async (ctx) => {
    const job = await requireJob(ctx, jobId, 'share');
    if (!(await deleteJobMember(ctx, jobId, userId))) return { userId };
    await audit(ctx, { action: 'jobs.unshared', subjectId: job.id, companyId: job.companyId, data: { userId } });
    await publishAccessChanged(ctx, userId);
    return { userId };
  });
}

async function notifyColleague(ctx: Ctx, job: JobRow, { userId, name, email, locale }: ColleagueRow): Promise<void> {
  const facts = { jobId: job.id, jobTitle: job.title, companyName: job.companyName };
  await notify(ctx, jobShared, { params: facts, userIds: [userId], companyId: job.companyId });
  if (email === null) return;
  const sender =
    ctx.actor.kind === 'user'
      ? { sharedBy: ctx.actor.name, sharedById: ctx.actor.userId }
      : { sharedBy: job.companyName };
  await queueMail(ctx, {
    kind: jobSharedMail,
    to: email,
    locale: locale as Locale,
    companyId: job.companyId,
    params: { recruiterName: name ?? '', ...sender, ...facts },
    transactional: true,
  });
}

function present(ctx: Ctx, { userId, name, email, photoFileId, role, sharedAt }: ColleagueRow): ColleagueData {
  const photoUrl = photoFileId && pictureLink(ctx, photoFileId);
  return { userId, name: name ?? '', email: email ?? '', photoUrl, role: role as ColleagueData['role'], sharedAt };
}
