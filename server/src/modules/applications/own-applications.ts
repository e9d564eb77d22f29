import { PRIVACY_VERSION } from '@prova/contract/accounts/document-versions';
import { isRejection } from '@prova/contract/applications/application-status';
import type * as contract from '@prova/contract/applications/applications';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { fileLink } from '../files/files.service.ts';
import { sentWords } from '../messaging/messaging.service.ts';
import { ownTalentId } from '../talents/talents.service.ts';
import { type ApplicationRow, selectApplication } from './applications.queries.ts';
import { loadApplication } from './applications.service.ts';
import { wordHistory } from './candidate-history.ts';
import { updateBankConsent, updateBankConsentEnded } from './candidates.queries.ts';
import { selectAnswers } from './detail.queries.ts';
import { forgetCandidates } from './forget-candidates.ts';
import { selectBankConsent, selectSentForm, updateBankConsentAsked } from './form.queries.ts';
import { applicationRejectedMail } from './mails/applications.kinds.ts';
import { selectLeadingSkill, selectPassedStages, selectPastEvents, selectStagesOf } from './own.queries.ts';
import { toOwn } from './own-application.ts';
import { selectShownProfile } from './shown-profile.queries.ts';
import { undoOfWithdrawal } from './withdrawal-undo.ts';

type Own = ResultOf<typeof contract.undoWithdrawal>;
type Overview = ResultOf<typeof contract.applicationStatus>;

/** Far more than an application ever has. */
const HISTORY_LIMIT = 200;

/** Where the application of the status link stands. */
export async function applicationStatus(ctx: Ctx): Promise<Overview> {
  return overviewOf(ctx, await applicationOfToken(ctx));
}

/** The same of an application of the signed-in talent. @throws AppError APPLICATION_NOT_FOUND for one that is not theirs */
export async function ownApplicationStatus(ctx: Ctx, id: string): Promise<Overview> {
  return overviewOf(ctx, await readOwn(ctx, id));
}

async function overviewOf(ctx: Ctx, row: ApplicationRow): Promise<Overview> {
  const form = await selectSentForm(ctx, row.id);
  return {
    ...(await presentOwn(ctx, row)),
    undo: await undoOfWithdrawal(ctx, row),
    candidateName: row.candidateName ?? '',
    candidateEmail: row.candidateEmail,
    history: wordHistory(await selectPastEvents(ctx, row.id, HISTORY_LIMIT), ctx.locale),
    message: isRejection(row.status)
      ? await sentWords(ctx, { applicationId: row.id, kind: applicationRejectedMail })
      : null,
    similarSearch: await selectLeadingSkill(ctx, row.jobId),
    sent: form && { ...form, answers: await selectAnswers(ctx, row.id), resume: resumeOf(ctx, form) },
    shown: await selectShownProfile(ctx, row.candidateId),
    bankConsent: await selectBankConsent(ctx, row.id),
  };
}

function resumeOf(ctx: Ctx, { fileId, fileName, bytes }: NonNullable<Awaited<ReturnType<typeof selectSentForm>>>) {
  if (fileId === null) return null;
  return { name: fileName ?? '', bytes: bytes ?? 0, viewUrl: fileLink(ctx, fileId, 'inline') };
}

/**
 * What whoever reads the mailbox of an application says of the talent bank; a form alone cannot say it for an address with
 * an account. Taken back, the company forgets whom it knew by this alone.
 */
export function decideBankConsent(ctx: Ctx, consent: boolean): Promise<ResultOf<typeof contract.decideBankConsent>> {
  return ctx.transaction(async (ctx) => decide(ctx, await applicationOfToken(ctx, { forUpdate: true }), consent));
}

/** The same by the talent whose application it is. @throws AppError APPLICATION_NOT_FOUND for one that is not theirs */
export function decideOwnBankConsent(
  ctx: Ctx,
  id: string,
  consent: boolean,
): Promise<ResultOf<typeof contract.decideBankConsent>> {
  return ctx.transaction(async (ctx) => decide(ctx, await requireOwn(ctx, id), consent));
}

async function decide(
  ctx: Ctx,
  { id, candidateId, companyId }: ApplicationRow,
  consent: boolean,
): Promise<ResultOf<typeof contract.decideBankConsent>> {
  await updateBankConsentAsked(ctx, id, consent);
  if (consent) await updateBankConsent(ctx, candidateId, PRIVACY_VERSION, { proved: true });
  else {
    await updateBankConsentEnded(ctx, candidateId);
    await forgetCandidates(ctx, [candidateId], { keepConsented: false });
  }
  const action = consent ? 'applications.talent_bank_consent_given' : 'applications.talent_bank_consent_withdrawn';
  await audit(ctx, { action, subjectId: candidateId, companyId });
  return { bankConsent: consent ? 'given' : 'none' };
}

/** The talent's own application, locked. @throws AppError APPLICATION_NOT_FOUND for one that is not theirs */
export function requireOwn(ctx: Ctx, id: string): Promise<ApplicationRow> {
  return readOwn(ctx, id, { forUpdate: true });
}

/** The same to be read. @throws AppError APPLICATION_NOT_FOUND */
export async function readOwn(ctx: Ctx, id: string, { forUpdate = false } = {}): Promise<ApplicationRow> {
  const row = await loadApplication(ctx, id, { forUpdate });
  if (row.talentId === null || row.talentId !== (await ownTalentId(ctx))) throw new AppError('APPLICATION_NOT_FOUND');
  return row;
}

/** An application as its candidate sees it, with the stages of its job. */
export async function presentOwn(ctx: Ctx, row: ApplicationRow): Promise<Own> {
  const visited = await selectPassedStages(ctx, [row.id]);
  return toOwn(ctx, row, await selectStagesOf(ctx, [row.jobId]), new Set(visited.map(({ stageId }) => stageId)));
}

/** Of the link of a mail. @throws AppError TOKEN_INVALID when what the token named is gone */
export async function applicationOfToken(ctx: Ctx, { forUpdate = false } = {}): Promise<ApplicationRow> {
  const row = ctx.actor.kind === 'token' && (await selectApplication(ctx, ctx.actor.subjectId, forUpdate));
  if (!row) throw new AppError('TOKEN_INVALID');
  return row;
}
