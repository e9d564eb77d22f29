import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { closeReports, openReports, releaseMails } from '../messaging/messaging.service.ts';
import { selectCompanyBySlug, selectReported, updateSuspension } from './companies.queries.ts';

/** A company whose mails people have reported. */
export interface ReportedSender {
  readonly name: string;
  readonly slug: string;
  readonly verified: boolean;
  readonly suspendedFor: string | null;
  readonly reports: readonly { at: Date; kind: string; reason: string; note: string | null }[];
}

/** Companies with reports that nobody has dealt with, and those that are suspended. */
export async function reportedCompanies(ctx: Ctx): Promise<ReportedSender[]> {
  const open = new Map((await openReports(ctx)).map(({ companyId, reports }) => [companyId, reports]));
  const rows = await selectReported(ctx, [...open.keys()]);
  return rows
    .map(({ id, ...company }) => ({ ...company, reports: open.get(id) ?? [] }))
    .sort((one, other) => other.reports.length - one.reports.length);
}

/** Stops the mails of a company: they wait, and its team reads so. @throws AppError NOT_FOUND */
export async function suspendMails(ctx: Ctx, slug: string, reason: string): Promise<{ name: string }> {
  return change(ctx, slug, reason);
}

/** Lets the mails of a company go again, those that waited too. @throws AppError NOT_FOUND */
export async function resumeMails(ctx: Ctx, slug: string): Promise<{ name: string }> {
  return change(ctx, slug, null);
}

async function change(ctx: Ctx, slug: string, reason: string | null): Promise<{ name: string }> {
  return ctx.transaction(async (ctx) => {
    const { id, name } = await requireSlug(ctx, slug);
    await updateSuspension(ctx, id, reason);
    const action = reason === null ? 'companies.mails_resumed' : 'companies.mails_suspended';
    await audit(ctx, { action, subjectId: id, companyId: id });
    if (reason === null) await releaseMails(ctx, id, ['suspended']);
    return { name };
  });
}

/** Notes that the reports about a company were dealt with. @throws AppError NOT_FOUND */
export async function settleReports(ctx: Ctx, slug: string): Promise<{ name: string; closed: number }> {
  return ctx.transaction(async (ctx) => {
    const { id, name } = await requireSlug(ctx, slug);
    const closed = await closeReports(ctx, id);
    await audit(ctx, { action: 'companies.reports_closed', subjectId: id, companyId: id, data: { closed } });
    return { name, closed };
  });
}

async function requireSlug(ctx: Ctx, slug: string): Promise<{ id: string; name: string }> {
  const company = await selectCompanyBySlug(ctx, slug, true);
  if (!company) throw new AppError('NOT_FOUND');
  return company;
}
