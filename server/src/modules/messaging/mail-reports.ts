import type { BodyOf } from '@prova/contract/endpoint';
import type { reportMail } from '@prova/contract/messaging/mail-reports';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { requireToken } from '../../platform/tokens.ts';
import { insertMailReport, selectMailKind, selectOpenReports, updateToClosed } from './mail-reports.queries.ts';

/** What an operator reads of the reports about one company. */
export interface ReportedCompany {
  readonly companyId: string;
  readonly reports: readonly { at: Date; kind: string; reason: string; note: string | null }[];
}

/**
 * Keeps what the reader of a mail says of it, once a mail.
 * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED
 */
export async function saveReport(ctx: Ctx, report: BodyOf<typeof reportMail>): Promise<Record<string, never>> {
  const { subjectId: mailId, companyId } = await requireToken(ctx, 'mail_report', report.token);
  if (companyId === null) throw new AppError('TOKEN_INVALID');
  const mailKind = await selectMailKind(ctx, mailId);
  const added = await ctx.transaction((ctx) =>
    insertMailReport(ctx, {
      id: newId(ctx),
      companyId,
      mailId,
      // The mail itself may be erased by now.
      mailKind: mailKind ?? 'unknown',
      reason: report.reason,
      note: report.note || null,
      createdAt: ctx.clock.now(),
    }),
  );
  if (added) ctx.log.warn({ companyId, mailId, reason: report.reason }, 'a mail was reported');
  return {};
}

/** Reports that nobody has dealt with, by company; the most reported first. */
export async function openReports(ctx: Ctx): Promise<ReportedCompany[]> {
  const rows = await selectOpenReports(ctx);
  const byCompany = Map.groupBy(rows, ({ companyId }) => companyId);
  return [...byCompany]
    .map(([companyId, all]) => ({ companyId, reports: all.map(({ companyId: _, ...report }) => report) }))
    .sort((one, other) => other.reports.length - one.reports.length);
}

/** An operator has dealt with the reports about a company. @returns how many were open */
export function closeReports(ctx: Ctx, companyId: string): Promise<number> {
  return updateToClosed(ctx, companyId);
}
