import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { DATA_CATEGORIES } from '@prova/contract/privacy/privacy';
import {
  type getRetention,
  RETENTION_DEFAULTS,
  RETENTION_SUBJECTS,
  type setRetention,
} from '@prova/contract/privacy/privacy-retention';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { requireAnswersFor } from './privacy.policy.ts';
import {
  deleteRetentionRule,
  insertRetentionRule,
  selectExpired,
  selectExpiredRecordings,
  selectRetentionRule,
  selectRetentionRuns,
  updateRetentionRule,
} from './retention.queries.ts';
import { CONTRACT_YEARS } from './subject.ts';

type Subject = (typeof RETENTION_SUBJECTS)[number];
const RUNS_SHOWN = 12;

/** How long a company keeps what. @throws AppError NOT_FOUND, FORBIDDEN */
export async function retentionOf(ctx: Ctx, companyId: string): Promise<ResultOf<typeof getRetention>> {
  requireAnswersFor(ctx, companyId);
  const rules = [];
  for (const subject of RETENTION_SUBJECTS) {
    const rule = await selectRetentionRule(ctx, companyId, subject);
    const defaultMonths = RETENTION_DEFAULTS[subject];
    const months = rule?.months ?? defaultMonths;
    const wouldForget = await count(ctx, companyId, subject, months);
    rules.push({ subject, months, defaultMonths, version: rule?.version ?? 0, wouldForget });
  }
  const runs = await selectRetentionRuns(ctx, companyId, RUNS_SHOWN);
  return {
    rules,
    contractYears: CONTRACT_YEARS,
    runs: runs.map(({ at, removed }) => ({
      at,
      removed: DATA_CATEGORIES.flatMap((category) => {
        const count = (removed as Partial<Record<string, number>>)[category];
        return count ? [{ category, count }] : [];
      }),
    })),
  };
}

/** What the next run would forget with other months. @throws AppError NOT_FOUND, FORBIDDEN */
export async function previewRetentionOf(
  ctx: Ctx,
  companyId: string,
  subject: Subject,
  months: number,
): Promise<{ wouldForget: number }> {
  requireAnswersFor(ctx, companyId);
  return { wouldForget: await count(ctx, companyId, subject, months) };
}

/** @throws AppError NOT_FOUND, FORBIDDEN, VERSION_CONFLICT */
export async function setRetentionOf(
  ctx: Ctx,
  companyId: string,
  subject: Subject,
  { months, version }: BodyOf<typeof setRetention>,
): Promise<ResultOf<typeof getRetention>> {
  requireAnswersFor(ctx, companyId);
  await ctx.transaction(async (ctx) => {
    const of = { companyId, subject };
    const changed =
      months === null
        ? await deleteRetentionRule(ctx, of, version)
        : version === 0
          ? await insertRetentionRule(ctx, of, months)
          : await updateRetentionRule(ctx, of, { months, version });
    if (!changed) throw new AppError('VERSION_CONFLICT');
    await audit(ctx, {
      action: 'privacy.retention_changed',
      subjectId: companyId,
      companyId,
      data: { subject, months },
    });
  });
  return retentionOf(ctx, companyId);
}

/** By the question that the run itself asks. */
async function count(ctx: Ctx, companyId: string, subject: Subject, months: number): Promise<number> {
  const which = { months, only: { companyId, months } };
  if (subject === 'recordings') return (await selectExpiredRecordings(ctx, which)).length;
  return (await selectExpired(ctx, { ...which, years: CONTRACT_YEARS })).length;
}

/** For how many months a company keeps what was recorded. */
export async function recordingMonths(ctx: Ctx, companyId: string): Promise<number> {
  return (await selectRetentionRule(ctx, companyId, 'recordings'))?.months ?? RETENTION_DEFAULTS.recordings;
}
