import { alertFilters } from '@prova/contract/matching/job-alerts';
import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { mailReaders } from '../accounts/accounts.service.ts';
import { foundJobs, summariesOf } from '../jobs/jobs.service.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { lockDueAlert, selectDueAlerts, updateRun } from './job-alerts.queries.ts';
import { nextRun } from './job-alerts.ts';
import { jobAlertMail } from './mails/matching.kinds.ts';
import { selectMatchedJobs } from './matched-jobs.queries.ts';
import { alertFoundJob, alertFoundJobs } from './matching.notifications.ts';
import { matchingPorts } from './ports.ts';

const AT_ONCE = 100;
/** Jobs that a mail shows. */
const SHOWN = 8;

/** Tells by bell and mail the new jobs of searches whose day has come; a run that finds as many as it takes asks for itself again. */
export const sendJobAlerts = defineTask({
  name: 'matching.send_job_alerts',
  data: z.object({}),
  retryLimit: 3,
  cron: '*/15 * * * *',
  concurrency: 1,
  run: async (ctx) => {
    const due = await selectDueAlerts(ctx, AT_ONCE);
    const failures: unknown[] = [];
    // One that fails is tried again with the task, and keeps nobody else waiting.
    for (const { id } of due)
      await ctx.transaction((ctx) => sendAlert(ctx, id)).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} job alerts were not sent`);
    if (due.length === AT_ONCE) await enqueue(ctx, sendJobAlerts, {}, { singletonKey: 'again' });
  },
});

async function sendAlert(ctx: Ctx, id: string): Promise<void> {
  const alert = await lockDueAlert(ctx, id);
  if (!alert) return;
  const { talentId, userId, frequency, seenUntil } = alert;
  const now = ctx.clock.now();
  await updateRun(ctx, id, { seenUntil: now, nextRunAt: nextRun(now, frequency) });
  const [reader] = await mailReaders(ctx, [userId]);
  if (!reader) return;
  const filters = alertFilters.parse(alert.filters);
  const { remote, match = [], payMin = null, ...rest } = filters;
  const { rows, total } = await selectMatchedJobs(ctx, talentId, {
    found: await foundJobs(ctx, { ...rest, remote: remote ? 'true' : undefined }),
    applied: [],
    order: 'match',
    bands: match,
    payMin,
    since: seenUntil,
    without: await matchingPorts.appliedJobs(ctx, talentId),
    limit: SHOWN,
    offset: 0,
  });
  const summaries = await summariesOf(
    ctx,
    rows.map(({ jobId }) => jobId),
  );
  const jobs = rows.flatMap(({ jobId, score }) => {
    const job = summaries.get(jobId);
    if (!job) return [];
    const { title, slug, locationModel, city, payMin, payMax, currency, company } = job;
    return [{ title, slug, locationModel, city, payMin, payMax, currency, company: company.name, score }];
  });
  const [best] = jobs;
  if (!best) return;
  const params = { jobTitle: best.title, companyName: best.company };
  if (total === 1) await notify(ctx, alertFoundJob, { params: { ...params, slug: best.slug }, userIds: [userId] });
  else await notify(ctx, alertFoundJobs, { params: { ...params, count: total, filters }, userIds: [userId] });
  await queueMail(ctx, {
    kind: jobAlertMail,
    to: reader.email,
    locale: reader.locale,
    transactional: false,
    params: { name: reader.name, frequency, count: total, jobs, filters },
    dedupeKey: `job_alert:${id}:${now.toISOString()}`,
  });
}
