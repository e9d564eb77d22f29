import type { Locale } from '@prova/contract/common';
import { after, HOUR } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { DataSubject } from '../../platform/personal-data.ts';
import { type StoredFile, storeFile } from '../files/files.service.ts';
import { dayInBrazil } from './day-in-brazil.ts';
import { exportZip } from './export-zip.ts';

const MAX_BYTES = 4 * 1024 ** 3;
/** All tries together take less; whoever still waits then waits for nobody. */
const DEAD_AFTER_SECONDS = 6 * HOUR;

/** Copies that were asked for before this are no longer made by anybody. */
export const deadBefore = (now: Date): Date => after(now, -DEAD_AFTER_SECONDS);

/** What has become of a copy that was asked for and is not there yet. */
export function copyState(
  row: { readonly copyAskedAt: Date | null; readonly failedAt: Date | null },
  now: Date,
): 'working' | 'failed' | null {
  if (row.copyAskedAt === null) return null;
  return row.failedAt !== null || row.copyAskedAt < deadBefore(now) ? 'failed' : 'working';
}

/** Puts a copy together and uploads it; it lasts once `keepFile` is called. `missing`: files that the storage had lost. `company`: who gives it, where it is not the platform. */
export async function storeCopy(
  ctx: Ctx,
  subject: DataSubject,
  locale: Locale,
  company: string | null,
): Promise<{ file: StoredFile; missing: number }> {
  const { body, missing } = await exportZip(ctx, subject, locale, company);
  const file = await storeFile(ctx, {
    companyId: null,
    name: `prova-${dayInBrazil(ctx.clock.now())}.zip`,
    mime: 'application/zip',
    body,
    maxBytes: MAX_BYTES,
  });
  return { file, missing };
}
