import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { exportCandidates as endpoint } from '@prova/contract/funnel/export';
import { EXPORT_MOST } from '@prova/contract/funnel/export-columns';
import * as z from 'zod';
import { roleIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { requireCapacity } from '../../platform/budget.ts';
import { after, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { signLink } from '../../platform/storage/signed-link.ts';
import { defineTask } from '../../platform/tasks.ts';
import { writeSameEvent } from '../applications/applications.service.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { requireJob } from '../jobs/jobs.service.ts';
import { withSkillIds } from './asked-skills.ts';
import { selectCardIds } from './board.queries.ts';
import { withNearNames } from './board-names.queries.ts';
import { hidesSomebody, selectListedIds } from './candidates.queries.ts';
import { deleteExpiredExports, EXPORTED, insertExport, selectChosen, selectExportFacts } from './export.queries.ts';
import { exportPath } from './export-path.ts';
import { EXPORTED_ROWS } from './funnel.budgets.ts';
import { mayExport } from './funnel.policy.ts';
import { candidateScope, namesNear } from './list-candidates.ts';

/** How long a link holds, in seconds: long enough to save the file twice, too short to pass it on. */
const LINK_SECONDS = 10 * MINUTE;
/** One more than fits tells that they are too many. */
const LIMIT = EXPORT_MOST + 1;

type Body = BodyOf<typeof endpoint>;
interface Found {
  readonly companyId: string;
  readonly ids: readonly string[];
}

/**
 * Keeps which applications are exported, writes it into the history of each, and answers a link to the file, which is
 * made when it is opened.
 * @throws AppError FORBIDDEN, NO_COMPANY, JOB_NOT_FOUND, APPLICATION_NOT_FOUND, NOTHING_TO_EXPORT, EXPORT_TOO_LARGE,
 *   BUDGET_REACHED
 */
export async function exportCandidates(ctx: Ctx, body: Body): Promise<ResultOf<typeof endpoint>> {
  const { actor, locale } = ctx;
  if (actor.kind !== 'user') throw new AppError('FORBIDDEN');
  return ctx.transaction(async (ctx) => {
    const { companyId, ids } = await find(ctx, body);
    if (ids.length === 0) throw new AppError('NOTHING_TO_EXPORT');
    if (ids.length > EXPORT_MOST) throw new AppError('EXPORT_TOO_LARGE', { data: { rows: EXPORT_MOST } });
    const rows = ids.length;
    await requireCapacity(ctx, EXPORTED_ROWS, [actor.userId], { rows });
    const { hidden, jobIds } = await selectExportFacts(ctx, ids);
    const [id, createdAt] = [newId(ctx), ctx.clock.now()];
    const expiresAt = after(createdAt, LINK_SECONDS);
    const jobId = jobIds.length === 1 ? (jobIds[0] ?? null) : null;
    const { columns } = body;
    await insertExport(ctx, {
      ...{ id, companyId, userId: actor.userId, jobId, applicationIds: [...ids] },
      ...{ columns: [...columns], locale, expiresAt, createdAt },
    });
    const data = { rows, hidden, columns: columns.join(','), jobId };
    await audit(ctx, { action: EXPORTED, subjectId: id, companyId, data });
    // Last: it holds each of them against changes.
    await writeSameEvent(ctx, ids, { type: 'exported', data: { exportId: id } });
    return { rows, hidden, url: signLink(ctx.platform.config, { path: exportPath(id), expiresAt }), expiresAt };
  });
}

function find(ctx: Ctx, body: Body): Promise<Found> {
  switch (body.of) {
    case 'chosen':
      return chosenOnes(ctx, body.applications);
    case 'list':
      return listed(ctx, body);
    case 'board':
      return onBoard(ctx, body);
  }
}

/** Who exports nowhere learns nothing of what there is; to the others what is not theirs is not there. */
async function chosenOnes(ctx: Ctx, asked: readonly string[]): Promise<Found> {
  const roleOf = (companyId: string) => roleIn(ctx.actor, companyId);
  const { companyId: active } = activeCompany(ctx);
  if (ctx.actor.kind !== 'user' || !ctx.actor.memberships.some(({ role }) => mayExport(role)))
    throw new AppError('FORBIDDEN');
  const ids = [...new Set(asked.map((id) => id.toLowerCase()))];
  const rows = await selectChosen(ctx, ids);
  const companyId = rows[0]?.companyId ?? active;
  if (rows.length < ids.length || rows.some((row) => row.companyId !== companyId) || !mayExport(roleOf(companyId)))
    throw new AppError('APPLICATION_NOT_FOUND');
  const erased = new Set(rows.flatMap(({ id, erasedAt }) => (erasedAt ? id : [])));
  return { companyId, ids: ids.filter((id) => !erased.has(id)) };
}

async function listed(ctx: Ctx, { sort, ...asked }: Extract<Body, { of: 'list' }>): Promise<Found> {
  const { companyId, role } = activeCompany(ctx);
  if (!mayExport(role)) throw new AppError('FORBIDDEN');
  const scope = candidateScope(ctx, companyId);
  const people = { scope, now: ctx.clock.now(), hides: await hidesSomebody(ctx, companyId) };
  const filters = await withSkillIds(ctx, asked);
  const near = await namesNear(ctx, people, filters);
  return { companyId, ids: await selectListedIds(ctx, people, { ...filters, near }, { sort, limit: LIMIT }) };
}

async function onBoard(ctx: Ctx, { jobId, ...asked }: Extract<Body, { of: 'board' }>): Promise<Found> {
  const { companyId } = await requireJob(ctx, jobId, 'read');
  if (!mayExport(roleIn(ctx.actor, companyId))) throw new AppError('FORBIDDEN');
  const scope = { jobId, companyId, now: ctx.clock.now() };
  const filters = await withNearNames(ctx, scope, await withSkillIds(ctx, asked));
  return { companyId, ids: await selectCardIds(ctx, scope, { filters, limit: LIMIT }) };
}

/** What can no longer be downloaded. */
export const forgetExports = defineTask({
  name: 'funnel.forgetExports',
  data: z.object({}),
  retryLimit: 3,
  cron: '*/10 * * * *',
  run: deleteExpiredExports,
});
