import type { Ctx } from '../../platform/context.ts';
import { keptPromisesOf } from '../applications/applications.service.ts';
import type { InstallationFigures } from '../site/site.service.ts';
import { countAccounts } from './installation.queries.ts';

/** Figures of the whole installation, for its front door. */
export async function countInstallation(ctx: Ctx): Promise<InstallationFigures> {
  const promises = await keptPromisesOf(ctx, null);
  return { ...(await countAccounts(ctx)), repliesInTime: promises?.percent ?? null };
}
