import type * as contract from '@prova/contract/applications/applications';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import { refuseBeyond } from '../../platform/budget.ts';
import { after, DAY, MINUTE } from '../../platform/clock.ts';
import type { Ctx, Platform } from '../../platform/context.ts';
import { fullPartOf } from '../../platform/disk-space.ts';
import { validationError, wordProblems } from '../../platform/http/failures.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { OutcomeCounter } from '../../platform/window-counter.ts';
import { deleteFile, type StoredFile, storeResume } from '../files/files.service.ts';
import { type OpenJob, openJobById, openJobBySlug, type StagePart } from '../jobs/jobs.service.ts';
import { mailDuplicate } from './application-mails.ts';
import { APPLICATIONS_FROM_NETWORK } from './applications.budgets.ts';
import type { ApplicationRow } from './applications.queries.ts';
import { loadApplication } from './applications.service.ts';
import { selectOwnerOfEmail } from './candidates.queries.ts';
import { checkForm, type SentForm } from './check-form.ts';
import { DuplicateApplication, insertApplication } from './insert-application.ts';
import { presentOwn } from './own-applications.ts';
import { copySentResume } from './prefill.ts';

export interface Applied {
  readonly jobTitle: string;
  readonly companyName: string;
  readonly email: string;
  readonly replyBy: Date | null;
}

/**
 * Takes an application by the public form. Somebody who has an open one for this job and e-mail gets the same answer,
 * and their address a mail: only the person signed in with that e-mail is told.
 * @throws AppError JOB_NOT_FOUND, JOB_CLOSED, VALIDATION_FAILED, RESUME_REQUIRED, the refusals of files,
 *   RESUME_NOT_FOUND, ALREADY_APPLIED, TOO_MANY_REQUESTS, BUDGET_REACHED, SERVICE_UNAVAILABLE when the résumé cannot be stored
 */
export async function apply(
  ctx: Ctx,
  slug: string,
  form: SentForm,
  upload: UploadedFile | undefined,
): Promise<Applied> {
  const open = await openJobBySlug(ctx, slug);
  await withinLimit(ctx, `${open.job.id} ${form.email}`, () => receive(ctx, open, form, upload));
  const { replyDays } = firstStage(open);
  return {
    jobTitle: open.job.title,
    companyName: open.job.companyName,
    email: form.email,
    replyBy: replyDays === null ? null : after(ctx.clock.now(), replyDays * DAY),
  };
}

/**
 * Takes an application of the signed-in talent, with the e-mail of the account.
 * @throws AppError as `apply`
 */
export async function applySignedIn(
  ctx: Ctx,
  { jobId, slug = '', ...form }: BodyOf<typeof contract.createApplication>,
  upload: UploadedFile | undefined,
): Promise<ResultOf<typeof contract.createApplication>> {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const open = jobId === undefined ? await openJobBySlug(ctx, slug) : await openJobById(ctx, jobId);
  const row = await receive(ctx, open, { ...form, fullName: form.fullName ?? actor.name, email: actor.email }, upload);
  return presentOwn(ctx, row);
}

/** Of one applicant for one job, in ten minutes: enough for whoever goes on correcting, too few to keep us busy. */
const PER_APPLICANT = { max: 5, refusals: 30, seconds: 10 * MINUTE } as const;
const applicants = new WeakMap<Platform, OutcomeCounter>();

/** @throws AppError TOO_MANY_REQUESTS when this applicant, from this network, has tried too often */
async function withinLimit<T>(ctx: Ctx, applicant: string, work: () => Promise<T>): Promise<T> {
  const { platform, clock, caller } = ctx;
  if (!platform.config.RATE_LIMITS) return work();
  const counter = applicants.get(platform) ?? new OutcomeCounter(PER_APPLICANT);
  applicants.set(platform, counter);
  // With the network: nobody shuts out somebody else by their address.
  const key = `${networkOf(caller.address ?? '')} ${applicant}`;
  const seconds = counter.begin(key, clock.now());
  if (seconds > 0) throw new AppError('TOO_MANY_REQUESTS', { data: { seconds } });
  try {
    return await work();
  } catch (error) {
    const refused = error instanceof AppError && error.status < 500;
    counter.end(key, clock.now(), refused ? 'refused' : 'failed');
    throw error;
  }
}

/** Stores an application, whole or not at all, and answers it; the open one of a person who applies again. */
async function receive(
  ctx: Ctx,
  open: OpenJob,
  form: SentForm,
  upload: UploadedFile | undefined,
): Promise<ApplicationRow> {
  assertForm(ctx, open, form, upload !== undefined);
  const { companyId } = open.job;
  const { actor } = ctx;
  const owner = actor.kind === 'user' ? await selectOwnerOfEmail(ctx, actor.userId, form.email) : null;
  const { address } = ctx.caller;
  const added = { bytes: upload?.body.length ?? 0 };
  // Nothing is uploaded beyond the budget.
  if (address !== null) await refuseBeyond(ctx, APPLICATIONS_FROM_NETWORK, [networkOf(address)], added);
  const resume = upload
    ? await keepAside(() => storeResume(ctx, { companyId, name: upload.name, body: upload.body }))
    : form.resumeFileId
      ? await keepAside(() => copySentResume(ctx, form.resumeFileId ?? '', companyId))
      : null;
  try {
    return await ctx.transaction((ctx) =>
      insertApplication(ctx, { open, stage: firstStage(open), form, resume, owner }),
    );
  } catch (error) {
    if (!(error instanceof DuplicateApplication || error instanceof AppError)) throw error;
    const repeated = await ctx.transaction(async (ctx) => {
      if (resume) await deleteFile(ctx, resume.id);
      if (error instanceof AppError || owner) return null;
      // Of a guest's repetition the address hears, and nobody else.
      const existing = await loadApplication(ctx, error.applicationId);
      await mailDuplicate(ctx, existing);
      return existing;
    });
    if (repeated) return repeated;
    throw error instanceof AppError ? error : new AppError('ALREADY_APPLIED');
  }
}

function firstStage({ job, stages }: OpenJob): StagePart {
  const stage = stages.find(({ type }) => type === 'new');
  if (!stage) throw new Error(`The job ${job.slug} has no stage for new candidates`);
  return stage;
}

function assertForm(ctx: Ctx, open: OpenJob, form: SentForm, uploaded: boolean): void {
  const problems = checkForm(form, open, uploaded);
  const [first] = problems;
  if (!first) return;
  if (problems.length === 1 && first.code === 'RESUME_REQUIRED')
    throw new AppError('RESUME_REQUIRED', { details: wordProblems(problems, ctx.locale) });
  throw validationError(problems, ctx.locale);
}

/** Uploads the résumé; it lasts only if the application does. */
async function keepAside(store: () => Promise<StoredFile>): Promise<StoredFile> {
  try {
    return await store();
  } catch (error) {
    if (error instanceof AppError || fullPartOf(error)) throw error;
    throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
  }
}
