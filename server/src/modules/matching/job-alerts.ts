import {
  type AlertFilters,
  type AlertFrequency,
  alertFilters,
  JOB_ALERTS_MAX,
  type jobAlert,
} from '@prova/contract/matching/job-alerts';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { lockTalents } from './derived.queries.ts';
import {
  countAlerts,
  deleteAlert,
  insertAlert,
  selectAlerts,
  selectSameAlert,
  updateFrequency,
} from './job-alerts.queries.ts';
import { requireOwnTalent } from './own-talent.ts';

type AlertData = z.input<typeof jobAlert>;
type Row = Awaited<ReturnType<typeof selectAlerts>>[number];

const DAYS: Readonly<Record<AlertFrequency, number>> = { daily: 1, weekly: 7 };

/** When the next mail may go, from a moment on. */
export const nextRun = (from: Date, frequency: AlertFrequency): Date => after(from, DAYS[frequency] * DAY);

export async function listAlerts(ctx: Ctx): Promise<AlertData[]> {
  return (await selectAlerts(ctx, await requireOwnTalent(ctx))).map(shown);
}

/** @throws AppError JOB_ALERTS_FULL */
export async function createAlert(
  ctx: Ctx,
  { filters: given, frequency }: { filters: AlertFilters; frequency: AlertFrequency },
): Promise<AlertData> {
  const talentId = await requireOwnTalent(ctx);
  const filters = tidy(given);
  const nextRunAt = nextRun(ctx.clock.now(), frequency);
  return ctx.transaction(async (ctx) => {
    // One after the other, so that no two fill the last place.
    await lockTalents(ctx, [talentId]);
    const count = await countAlerts(ctx, talentId);
    const same = await selectSameAlert(ctx, talentId, filters);
    if (same?.frequency === frequency) return shown(same);
    if (same) return changeFrequency(ctx, { id: same.id, talentId }, frequency);
    if (count >= JOB_ALERTS_MAX) throw new AppError('JOB_ALERTS_FULL');
    return shown(await insertAlert(ctx, { id: newId(ctx), talentId, filters, frequency, nextRunAt }));
  });
}

/** @throws AppError NOT_FOUND */
export async function changeAlert(ctx: Ctx, id: string, frequency: AlertFrequency): Promise<AlertData> {
  const talentId = await requireOwnTalent(ctx);
  return ctx.transaction((ctx) => changeFrequency(ctx, { id, talentId }, frequency));
}

async function changeFrequency(ctx: Ctx, alert: { id: string; talentId: string }, frequency: AlertFrequency) {
  const row = await updateFrequency(ctx, alert, { frequency, nextRunAt: nextRun(ctx.clock.now(), frequency) });
  if (!row) throw new AppError('NOT_FOUND');
  return shown(row);
}

/** @throws AppError NOT_FOUND */
export async function removeAlert(ctx: Ctx, id: string): Promise<void> {
  const talentId = await requireOwnTalent(ctx);
  await ctx.transaction(async (ctx) => {
    if (!(await deleteAlert(ctx, { id, talentId }))) throw new AppError('NOT_FOUND');
  });
}

/** The same search is one row, however it was put together. */
function tidy(filters: AlertFilters): AlertFilters {
  const sorted = Object.entries(filters).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.toSorted() : value,
  ]);
  return Object.fromEntries(
    sorted.filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );
}

const shown = ({ filters, ...row }: Row): AlertData => ({ ...row, filters: alertFilters.parse(filters) });
