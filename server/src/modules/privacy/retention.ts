import { CONFIRMATION_DAYS } from '@prova/contract/privacy/data-request-rules';
import { EXPORT_DAYS } from '@prova/contract/privacy/privacy';
import { RETENTION_DEFAULTS } from '@prova/contract/privacy/privacy-retention';
import { REMOVAL_NOTICE_DAYS } from '@prova/contract/recordings/recording-fields';
import * as z from 'zod';
import { forgetAddresses } from '../../platform/audit.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { defineTask } from '../../platform/tasks.ts';
import { deleteTokens } from '../../platform/tokens.ts';
import { deleteFile } from '../files/files.service.ts';
import { forgetMails } from '../messaging/messaging.service.ts';
import { announceRemoval, deleteRecording } from '../recordings/recordings.service.ts';
import { forgetAnnouncements } from '../rooms/rooms.service.ts';
import { deleteRequests, emptyRequests, selectLongEnded, selectUnconfirmed } from './data-requests.queries.ts';
import { eraseEverything } from './erase-person.ts';
import { selectOldExports, updateRequest } from './privacy.queries.ts';
import { rehearse } from './rehearse.ts';
import { mailKeysOf } from './request-mails.ts';
import { insertRun, selectExpired, selectExpiredRecordings, selectKeptAfterAll } from './retention.queries.ts';
import { CONTRACT_YEARS } from './subject.ts';

/** The register of accesses, and who asked what about their data: half a year. */
const HALF_A_YEAR_DAYS = 183;
const BATCH = 100;
const NOTICE_SECONDS = REMOVAL_NOTICE_DAYS * DAY;

/** What a run did, or would do. */
export interface RetentionCounts {
  readonly companies: readonly { readonly companyId: string; readonly applications: number }[];
  readonly recordings: number;
  readonly exports: number;
  readonly addresses: number;
  /** Requests that now name nobody. */
  readonly requests: number;
}

/**
 * Forgets what is older than it may be. A run that was cut short goes on with the next.
 * @param options.dryRun does the same and takes it back
 */
export async function runRetention(ctx: Ctx, { dryRun }: { dryRun: boolean }): Promise<RetentionCounts> {
  const inTransaction = <T>(work: (ctx: Ctx) => Promise<T>) => (dryRun ? rehearse(ctx, work) : ctx.transaction(work));
  const companies: { companyId: string; applications: number }[] = [];
  const expired = await selectExpired(ctx, {
    months: RETENTION_DEFAULTS.unsuccessful_applications,
    years: CONTRACT_YEARS,
  });
  for (const [companyId, rows] of Map.groupBy(expired, (row) => row.companyId)) {
    const startedAt = ctx.clock.now();
    let applications = 0;
    for (let start = 0; start < rows.length; start += BATCH) {
      const applicationIds = rows.slice(start, start + BATCH).map(({ id }) => id);
      applications += await inTransaction(async (ctx) => {
        const { removed, kept } = await eraseEverything(ctx, { userId: null, email: null, applicationIds });
        await insertRun(ctx, {
          id: newId(ctx),
          companyId,
          cause: 'retention',
          removed: JSON.stringify(removed),
          kept: JSON.stringify(kept),
          startedAt,
          endedAt: ctx.clock.now(),
          createdAt: ctx.clock.now(),
        });
        return removed.applications ?? 0;
      });
    }
    companies.push({ companyId, applications });
  }
  const recordings = await forgetOldRecordings(ctx, inTransaction);
  const exports = await inTransaction(async (ctx) => {
    const old = await selectOldExports(ctx, EXPORT_DAYS);
    for (const { id, fileId } of old) {
      await updateRequest(ctx, id, { fileId: null });
      if (fileId) await deleteFile(ctx, fileId);
    }
    return old.length;
  });
  const addresses = await inTransaction((ctx) => forgetAddresses(ctx, after(ctx.clock.now(), -HALF_A_YEAR_DAYS * DAY)));
  const requests = await inTransaction(forgetRequests);
  return { companies, recordings, exports, addresses, requests };
}

type InTransaction = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>;

/**
 * Deletes recordings of which their team has heard long enough ago, and tells it of those that come next.
 * @returns how many are deleted
 */
async function forgetOldRecordings(ctx: Ctx, inTransaction: InTransaction): Promise<number> {
  const { recordings: months } = RETENTION_DEFAULTS;
  const ahead = NOTICE_SECONDS;
  // A rule that was made longer meanwhile: they hear of it once more when their time comes.
  await inTransaction(async (ctx) => forgetAnnouncements(ctx, await selectKeptAfterAll(ctx, { months, ahead })));
  const soon = await selectExpiredRecordings(ctx, { months, ahead, announcedBefore: null });
  for (let start = 0; start < soon.length; start += BATCH)
    await inTransaction(async (ctx) => {
      for (const { id } of soon.slice(start, start + BATCH)) await announceRemoval(ctx, id);
    });
  const announcedBefore = after(ctx.clock.now(), -NOTICE_SECONDS);
  const old = await selectExpiredRecordings(ctx, { months, announcedBefore });
  for (const [companyId, rows] of Map.groupBy(old, (row) => row.companyId))
    await inTransaction(async (ctx) => {
      const startedAt = ctx.clock.now();
      for (const { id } of rows) await deleteRecording(ctx, id);
      await insertRun(ctx, {
        id: newId(ctx),
        companyId,
        cause: 'retention',
        removed: JSON.stringify({ interviews: rows.length }),
        kept: JSON.stringify({}),
        startedAt,
        endedAt: ctx.clock.now(),
        createdAt: ctx.clock.now(),
      });
    });
  return old.length;
}

/** Requests that nobody has confirmed go; those that ended long ago stay without whom they were about. */
async function forgetRequests(ctx: Ctx): Promise<number> {
  const unconfirmed = (await selectUnconfirmed(ctx, CONFIRMATION_DAYS)).map(({ id }) => id);
  const ended = (await selectLongEnded(ctx, HALF_A_YEAR_DAYS)).map(({ id }) => id);
  const ids = [...unconfirmed, ...ended];
  if (ids.length === 0) return 0;
  await forgetMails(ctx, ids.flatMap(mailKeysOf));
  await deleteTokens(ctx, { kind: 'privacy_request', subjectIds: ids });
  if (unconfirmed.length > 0) await deleteRequests(ctx, unconfirmed);
  if (ended.length > 0) await emptyRequests(ctx, ended);
  return ids.length;
}

export const retentionTask = defineTask({
  name: 'privacy.retention',
  data: z.object({}),
  retryLimit: 3,
  cron: '23 5 * * *',
  expireInSeconds: 3600,
  concurrency: 1,
  run: async (ctx) => {
    const { companies, recordings, exports, addresses, requests } = await runRetention(ctx, { dryRun: false });
    const applications = companies.reduce((sum, company) => sum + company.applications, 0);
    ctx.log.info({ applications, recordings, exports, addresses, requests }, 'retention');
  },
});
