import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { REQUEST_DUE_DAYS } from '@prova/contract/privacy/data-request-rules';
import type { ask, findCompanies, getRequestPage, requestDataByMail } from '@prova/contract/privacy/privacy-requests';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { requireCapacity } from '../../platform/budget.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { companyBySlug } from '../companies/companies.service.ts';
import { presentOwn } from './data-requests.present.ts';
import {
  countAskedToday,
  type DataRequestRow,
  isAskedAlready,
  lockAccount,
  selectCompaniesNamed,
  selectDataRequest,
  selectNamed,
} from './data-requests.queries.ts';
import { self } from './erasure.ts';
import { PRIVACY_REQUESTS } from './privacy.budgets.ts';
import { insertRequest, selectVerifiedOwner, updateRequest } from './privacy.queries.ts';
import { mailConfirm, mailReceived, notifyOwners } from './request-mails.ts';
import { personOfAccount } from './subject.ts';

/** Mails a day that the form sends to one address, whoever fills it in. */
const MAILS_A_DAY = 3;
const COMPANIES_SHOWN = 10;

type Asked = BodyOf<typeof ask>;

/** Companies to address a request to. One that has proven nothing is reached from its own page only. */
export function searchCompanies(ctx: Ctx, search: string): Promise<ResultOf<typeof findCompanies>> {
  return selectCompaniesNamed(ctx, search, COMPANIES_SHOWN);
}

/**
 * Takes a request from anybody, and mails a link to the address: only who opens it and says so has asked. Nothing that is
 * known of the address changes the answer.
 * @throws AppError COMPANY_NOT_FOUND
 */
export async function askByMailLink(ctx: Ctx, body: BodyOf<typeof requestDataByMail>): Promise<void> {
  const companyId = await companyIdOf(ctx, body.company);
  // A machine has filled in what people do not see.
  if (body.website) return;
  await ctx.transaction(async (ctx) => {
    if ((await countAskedToday(ctx, body.email)) >= MAILS_A_DAY) return;
    const row = await insert(ctx, body, { companyId, email: body.email, userId: null });
    await mailConfirm(ctx, row);
  });
}

/**
 * Asks as who is signed in.
 * @throws AppError COMPANY_NOT_FOUND, REQUEST_ALREADY_OPEN; NOT_FOUND for an application that is not theirs in this company
 */
export async function askSignedIn(ctx: Ctx, body: Asked): Promise<ResultOf<typeof getRequestPage>> {
  const { userId, email } = self(ctx);
  const companyId = await companyIdOf(ctx, body.company);
  const applicationId = body.applicationId ?? null;
  if (applicationId !== null) await requireOwnApplication(ctx, { userId, companyId, applicationId });
  return ctx.transaction(async (ctx) => {
    await lockAccount(ctx, userId);
    if (await isAskedAlready(ctx, { userId, companyId, applicationId, kind: body.kind }))
      throw new AppError('REQUEST_ALREADY_OPEN');
    await requireCapacity(ctx, PRIVACY_REQUESTS, [userId]);
    const row = await insert(ctx, body, { companyId, email, userId });
    await enterQueue(ctx, row, userId);
    return presentOwn(ctx, await requireDataRequest(ctx, row.id));
  });
}

/** By the link of a mail. */
export async function requestPage(ctx: Ctx): Promise<ResultOf<typeof getRequestPage>> {
  return presentOwn(ctx, await requireDataRequest(ctx, subjectOf(ctx)));
}

/** The address is proven by the link. A second time changes nothing. */
export async function confirmByLink(ctx: Ctx): Promise<ResultOf<typeof getRequestPage>> {
  const id = subjectOf(ctx);
  return ctx.transaction(async (ctx) => {
    const row = await requireDataRequest(ctx, id, true);
    if (row.state === 'received') {
      const owner = row.address === null ? undefined : await selectVerifiedOwner(ctx, row.address);
      await enterQueue(ctx, row, owner?.id ?? null);
    }
    return presentOwn(ctx, await requireDataRequest(ctx, id));
  });
}

/** @throws AppError NOT_FOUND */
export async function requireDataRequest(ctx: Ctx, id: string, lock = false): Promise<DataRequestRow> {
  const row = await selectDataRequest(ctx, id, lock);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

function subjectOf(ctx: Ctx): string {
  if (ctx.actor.kind !== 'token') throw new AppError('NOT_FOUND');
  return ctx.actor.subjectId;
}

async function requireOwnApplication(
  ctx: Ctx,
  { userId, companyId, applicationId }: { userId: string; companyId: string | null; applicationId: string },
): Promise<void> {
  const { all } = await personOfAccount(ctx, userId);
  const [own] = all.applicationIds.includes(applicationId) ? await selectNamed(ctx, [applicationId]) : [];
  if (!own || own.companyId !== companyId) throw new AppError('NOT_FOUND');
}

async function companyIdOf(ctx: Ctx, slug: string | null): Promise<string | null> {
  if (slug === null) return null;
  const company = await companyBySlug(ctx, slug);
  if (!company) throw new AppError('COMPANY_NOT_FOUND');
  return company.id;
}

async function insert(
  ctx: Ctx,
  { kind, message, applicationId = null }: Asked,
  { companyId, email, userId }: { companyId: string | null; email: string; userId: string | null },
): Promise<DataRequestRow> {
  const id = newId(ctx);
  const now = ctx.clock.now();
  await insertRequest(ctx, {
    id,
    companyId,
    applicationId,
    kind,
    handling: 'queue',
    locale: ctx.locale,
    address: email,
    userId,
    message,
    state: 'received',
    // Reckoned again once the address is proven.
    dueAt: after(now, REQUEST_DUE_DAYS * DAY),
    createdAt: now,
  });
  return requireDataRequest(ctx, id);
}

/** From now on the time runs, and those who have to answer are told. */
async function enterQueue(ctx: Ctx, row: DataRequestRow, userId: string | null): Promise<void> {
  const now = ctx.clock.now();
  const dueAt = after(now, REQUEST_DUE_DAYS * DAY);
  await updateRequest(ctx, row.id, { state: 'confirmed', confirmedAt: now, dueAt, userId });
  await audit(ctx, {
    action: 'privacy.request_confirmed',
    subjectId: row.id,
    companyId: row.companyId,
    data: { kind: row.kind },
  });
  await mailReceived(ctx, row, dueAt);
  await notifyOwners(ctx, row, { dueAt, event: 'request_new' });
}
