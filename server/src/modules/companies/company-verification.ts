import { format as formatCnpj } from '@fnando/cnpj';
import type { startCompanyVerification } from '@prova/contract/companies/companies';
import { normaliseEmail } from '@prova/contract/email';
import type { BodyOf } from '@prova/contract/endpoint';
import type { FieldProblem } from '@prova/contract/validation';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { requireCapacity } from '../../platform/budget.ts';
import { after, DAY, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { newId } from '../../platform/id.ts';
import { findToken, revokeTokens, type TokenRow, useToken } from '../../platform/tokens.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import { VERIFICATIONS } from './companies.budgets.ts';
import { requireInCompany } from './companies.policy.ts';
import {
  confirmVerification,
  insertVerification,
  isCnpjTaken,
  selectAddressProof,
  selectCompany,
  selectPendingVerifications,
  selectVerification,
  supersedeVerifications,
} from './companies.queries.ts';
import { domainOf, hostOf, isAnybodysDomain, ownsSite } from './mail-domain.ts';
import { companyVerificationMail } from './mails/companies.kinds.ts';
import { markVerified } from './mark-verified.ts';

const COOLDOWN_SECONDS = MINUTE;
/** How long an account's own proof of its address counts for the company, too. */
const FRESH_PROOF_SECONDS = 30 * DAY;

type Verification = NonNullable<Awaited<ReturnType<typeof selectVerification>>>;
type Company = NonNullable<Awaited<ReturnType<typeof selectCompany>>>;

/**
 * Starts to prove who a company is. A mail to the domain of its site proves it at once, and none is needed where who asks
 * has lately proved this very address; a CNPJ is public knowledge, so the operator looks at it (`prova company waiting`).
 * @throws AppError NOT_FOUND, FORBIDDEN, COMPANY_ALREADY_VERIFIED, VALIDATION_FAILED, RESEND_COOLDOWN
 */
export async function startVerification(
  ctx: Ctx,
  companyId: string,
  input: BodyOf<typeof startCompanyVerification>,
): Promise<void> {
  const { userId } = requireInCompany(ctx, 'edit', companyId);
  await ctx.transaction(async (ctx) => {
    const company = await selectCompany(ctx, companyId, true);
    if (!company) throw new AppError('NOT_FOUND');
    if (company.verifiedAt) throw new AppError('COMPANY_ALREADY_VERIFIED');
    const value = input.method === 'cnpj' ? company.cnpj : checkedAddress(ctx, input.email, company.website);
    if (!value) throw refuse(ctx, 'method', 'CNPJ_REQUIRED');
    if (input.method === 'cnpj' && (await isCnpjTaken(ctx, value, companyId)))
      throw refuse(ctx, 'method', 'CNPJ_TAKEN');
    const former = (await selectPendingVerifications(ctx, companyId)).find(({ method }) => method === input.method);
    const now = ctx.clock.now();
    if (former && input.method === 'mail_domain') {
      const seconds = Math.ceil((after(former.createdAt, COOLDOWN_SECONDS).getTime() - now.getTime()) / 1000);
      if (seconds > 0) throw new AppError('RESEND_COOLDOWN', { data: { seconds } });
      await revokeTokens(ctx, { kind: 'verification', subjectId: former.id });
    }
    await requireCapacity(ctx, VERIFICATIONS, [companyId]);
    await supersedeVerifications(ctx, companyId, input.method);
    const id = newId(ctx);
    await insertVerification(ctx, {
      id,
      companyId,
      method: input.method,
      value,
      requestedBy: userId,
      createdAt: now,
    });
    await audit(ctx, {
      action: 'companies.verification_started',
      subjectId: id,
      companyId,
      data: { method: input.method },
    });
    if (input.method === 'cnpj') {
      ctx.log.info(
        { companyId, slug: company.slug, cnpj: formatCnpj(value) },
        'a company asks to be verified by its CNPJ',
      );
      return;
    }
    if (await hasProved(ctx, userId, value)) {
      await confirmVerification(ctx, id);
      await markVerified(ctx, company.slug, { method: 'mail_domain', domain: domainOf(value) });
      return;
    }
    await queueMail(ctx, {
      kind: companyVerificationMail,
      to: value,
      locale: ctx.locale,
      companyId,
      params: { verificationId: id, companyId, companyName: company.name },
      transactional: true,
    });
  });
}

/** Whether an address is the person's own, and a link or code sent to it was used lately. */
async function hasProved(ctx: Ctx, userId: string, address: string): Promise<boolean> {
  const own = await selectAddressProof(ctx, userId);
  if (!own?.emailVerifiedAt || normaliseEmail(address) !== own.email) return false;
  return ctx.clock.now() < after(own.emailVerifiedAt, FRESH_PROOF_SECONDS);
}

function checkedAddress(ctx: Ctx, email: string, website: string | null): string {
  const domain = domainOf(email);
  const host = hostOf(website ?? '');
  if (isAnybodysDomain(domain)) throw refuse(ctx, 'email', 'MAIL_DOMAIN_FREE');
  if (!host) throw refuse(ctx, 'email', 'WEBSITE_REQUIRED');
  if (!ownsSite(domain, host)) throw refuse(ctx, 'email', 'MAIL_DOMAIN_OTHER', { domain: host });
  return email;
}

function refuse(ctx: Ctx, field: string, code: FieldProblem['code'], values: FieldProblem['values'] = {}): AppError {
  return validationError([{ field, code, values }], ctx.locale);
}

/**
 * Takes the proof of a mail domain. The site may have changed since the mail was sent: then it proves nothing any more.
 * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED
 */
export async function confirmByToken(ctx: Ctx, secret: string): Promise<{ companyName: string }> {
  return ctx.transaction(async (ctx) => {
    const token = await findToken(ctx, 'verification', secret);
    if (!token) throw new AppError('TOKEN_INVALID');
    // Tokens of this kind also prove the addresses of people.
    const verification = await selectVerification(ctx, token.subjectId);
    if (!verification) throw new AppError('TOKEN_INVALID');
    const company = await selectCompany(ctx, verification.companyId, true);
    if (!company || company.closedAt) throw new AppError('TOKEN_INVALID');
    // The page was loaded again: what it did still holds.
    const { verifiedBy, verifiedDomain } = company;
    const holds = token.usedAt && verifiedBy === 'domain' && verifiedDomain === domainOf(verification.value);
    return holds ? { companyName: company.name } : takeProof(ctx, secret, { token, verification, company });
  });
}

async function takeProof(
  ctx: Ctx,
  secret: string,
  { token, verification, company }: { token: TokenRow; verification: Verification; company: Company },
): Promise<{ companyName: string }> {
  const domain = domainOf(verification.value);
  if (!token.live || !ownsSite(domain, hostOf(company.website ?? ''))) throw new AppError('TOKEN_EXPIRED');
  // biome-ignore lint/correctness/useHookAtTopLevel: no hook; a token is used up
  await useToken(ctx, 'verification', secret);
  await confirmVerification(ctx, verification.id);
  await markVerified(ctx, company.slug, { method: 'mail_domain', domain }, verification.requestedBy);
  return { companyName: company.name };
}
