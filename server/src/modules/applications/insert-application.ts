import { acceptsApplications } from '@prova/contract/jobs/job-status';
import { AppError } from '../../platform/app-error.ts';
import { refuseBeyond, requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { newId } from '../../platform/id.ts';
import { isBeyondPlan } from '../billing/billing.service.ts';
import { extractResumeText, keepFile, type StoredFile } from '../files/files.service.ts';
import { type OpenJob, raiseTotals, type StagePart } from '../jobs/jobs.service.ts';
import { holdTalent } from '../talents/talents.service.ts';
import { mailReceived, notifyTeamReceived } from './application-mails.ts';
import { APPLICATIONS_FROM_NETWORK, REPEATED_APPLICATIONS } from './applications.budgets.ts';
import { type ApplicationRow, insertEvent, selectApplication } from './applications.queries.ts';
import { firstReply } from './applications.service.ts';
import {
  type CandidateKey,
  type Contact,
  insertCandidate,
  selectCandidate,
  updateBankConsent,
  updateContact,
  updateToClaimed,
} from './candidates.queries.ts';
import type { SentForm } from './check-form.ts';
import { lockJobState } from './closing.queries.ts';
import { deriveCandidates } from './derive-candidates.ts';
import { type EventActor, eventActor } from './event-actor.ts';
import {
  insertAnswers,
  insertForm,
  insertNewApplication,
  selectLastApplicationId,
  selectOpenApplicationId,
} from './form.queries.ts';
import { keepStay } from './keep-stays.ts';
import { hasReadable } from './locked.queries.ts';
import { applicationPorts } from './ports.ts';
import { showProfiles } from './show-profile.ts';

/** This person has an open application for this job. */
export class DuplicateApplication extends Error {
  readonly applicationId: string;

  constructor(applicationId: string) {
    super('There is an open application already');
    this.name = 'DuplicateApplication';
    this.applicationId = applicationId;
  }
}

export interface NewApplication {
  readonly open: OpenJob;
  /** Where it begins. */
  readonly stage: StagePart;
  readonly form: SentForm;
  readonly resume: StoredFile | null;
  /** Set when the person is signed in with this very e-mail; `talentId` where they have a profile. */
  readonly owner: { readonly talentId: string | null } | null;
}

/**
 * Writes an application with all that belongs to it. Everything of it is undone by a failure, so that a repetition
 * changes nothing either, not even the contact data. A guest's repetition is written like a first application before it is
 * undone: how long the answer takes must not tell who has applied where.
 * @throws DuplicateApplication, AppError JOB_CLOSED, BUDGET_REACHED
 */
export async function insertApplication(
  ctx: Ctx,
  { open, stage, form, resume, owner }: NewApplication,
): Promise<ApplicationRow> {
  const { job, sources } = open;
  if (!acceptsApplications((await lockJobState(ctx, job.id)).status)) throw new AppError('JOB_CLOSED');
  const now = ctx.clock.now();
  const talentId = owner?.talentId ?? null;
  if (talentId) await holdTalent(ctx, talentId);
  const locked = await isBeyondPlan(ctx, job.companyId);
  const candidate = await findOrAddCandidate(ctx, job.companyId, { form, resume, talentId, locked });
  // The candidate is locked: nobody else adds one meanwhile.
  const before = await selectOpenApplicationId(ctx, job.id, candidate.id);
  if (before && owner) throw new DuplicateApplication(before);
  const existing = before ?? (await lastOfTooMany(ctx, job.id, candidate.id, owner !== null));
  const id = newId(ctx);
  await insertNewApplication(ctx, {
    id,
    companyId: job.companyId,
    jobId: job.id,
    candidateId: candidate.id,
    stageId: stage.id,
    sourceId: sources.find(({ code }) => code === form.src)?.id ?? null,
    appliedAt: now,
    stageSince: now,
    replyDueAt: firstReply(ctx, stage),
    // Beside the open one there is capacity for one that has ended.
    withdrawnAt: existing ? now : null,
    lockedAt: locked ? now : null,
    createdAt: now,
  });

  if (talentId && !candidate.talentId) await updateToClaimed(ctx, [candidate.id], talentId);
  // Also of somebody who had withdrawn: this application opens the profile again.
  if (talentId) await showProfiles(ctx, [candidate.id]);
  if (form.bankConsent) await updateBankConsent(ctx, candidate.id, form.noticeVersion, { proved: owner !== null });
  await insertForm(ctx, { applicationId: id, companyId: job.companyId, form, resumeFileId: resume?.id ?? null });
  await insertAnswers(ctx, { applicationId: id, companyId: job.companyId, answers: form.answers });
  if (resume) {
    await keepFile(ctx, resume.id);
    await extractResumeText(ctx, resume.id);
  }
  await deriveCandidates(ctx, [candidate.id]);
  const row = await record(ctx, id, owner ? eventActor(ctx, form.fullName) : guestNamed(form.fullName));
  // Whom a repetition concerns hears of it by a mail of its own.
  if (!existing) await mailReceived(ctx, row);
  // It is there already, and counts itself.
  if (ctx.caller.address !== null)
    await requireCapacity(ctx, APPLICATIONS_FROM_NETWORK, [networkOf(ctx.caller.address)], { rows: 0 });
  // Last: every application of the job shares this row.
  await raiseTotals(ctx, { jobId: job.id, companyId: job.companyId }, { applications: 1, active: 1 });
  if (existing) throw new DuplicateApplication(existing);
  return row;
}

/**
 * Whether they have applied for the job, and withdrawn, as often as is possible. Of a candidate that is locked. The person signed in is told; of a guest, whose
 * address anybody may have typed, it is a repetition like any other.
 * @throws AppError BUDGET_REACHED
 */
async function lastOfTooMany(ctx: Ctx, jobId: string, candidateId: string, isOwner: boolean): Promise<string | null> {
  try {
    await refuseBeyond(ctx, REPEATED_APPLICATIONS, [jobId, candidateId]);
    return null;
  } catch (error) {
    if (isOwner || !(error instanceof AppError)) throw error;
    return selectLastApplicationId(ctx, jobId, candidateId);
  }
}

const guestNamed = (label: string): EventActor => ({ kind: 'guest', id: null, label });

/** History, listeners, and what the team is told. */
async function record(ctx: Ctx, id: string, actor: EventActor): Promise<ApplicationRow> {
  const row = await selectApplication(ctx, id, false);
  if (!row) throw new Error('The application was just written');
  await keepStay(ctx, null, row, null);
  const eventId = newId(ctx);
  await insertEvent(ctx, row, { id: eventId, type: 'applied', actor, toStageId: row.stageId, toStatus: row.status });
  await applicationPorts.onApplicationChanged(ctx, {
    eventId,
    type: 'applied',
    row,
    before: null,
    actor,
    at: ctx.clock.now(),
  });
  await notifyTeamReceived(ctx, row);
  return row;
}

/** The candidate of this company, by the talent or the e-mail, with the contact data of the form. */
async function findOrAddCandidate(
  ctx: Ctx,
  companyId: string,
  {
    form,
    resume,
    talentId,
    locked,
  }: Pick<NewApplication, 'form' | 'resume'> & { talentId: string | null; locked: boolean },
): Promise<CandidateKey> {
  const contact: Contact = {
    name: form.fullName,
    phone: form.phone ?? null,
    linkedinUrl: form.linkedin ?? null,
    githubUrl: form.github ?? null,
    portfolioUrl: form.portfolio ?? null,
    websiteUrl: form.website ?? null,
    resumeFileId: resume?.id ?? null,
  };
  const known = await findCandidate(ctx, companyId, form.email, talentId);
  if (!known) {
    const id = newId(ctx);
    if (await insertCandidate(ctx, { id, companyId, email: form.email, ...contact })) {
      return { id, talentId: null };
    }
  }
  const candidate = known ?? (await findCandidate(ctx, companyId, form.email, talentId));
  if (!candidate) throw new Error('A known address has a candidate');
  const isRead = await hasReadable(ctx, candidate.id);
  // What is beyond the plan is told by none of their other applications.
  if (locked && isRead) return candidate;
  // Whoever has an account looks after their data; nobody else changes them from outside.
  if (candidate.talentId === null || candidate.talentId === talentId)
    await updateContact(ctx, candidate.id, contact, { whole: !locked && !isRead });
  return candidate;
}

async function findCandidate(ctx: Ctx, companyId: string, email: string, talentId: string | null) {
  const mine = talentId ? await selectCandidate(ctx, companyId, { talentId }) : undefined;
  return mine ?? selectCandidate(ctx, companyId, { email });
}
