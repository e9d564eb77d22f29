import type { ResultOf } from '@prova/contract/endpoint';
import type { exportProfile as contract } from '@prova/contract/talents/profile-export';
import type { Ctx } from '../../platform/context.ts';
import { exportName } from './export-name.ts';
import { ownProfile } from './own-profile.ts';
import { writeJsonResume } from './resume/write-json-resume.ts';

/** The actor's profile as a file. */
export async function exportProfile(ctx: Ctx): Promise<ResultOf<typeof contract>> {
  const profile = await ownProfile(ctx);
  const json = Buffer.from(JSON.stringify(writeJsonResume(profile, ctx.clock.now()), null, 2));
  const name = exportName(ctx.locale, profile.name);
  return { name: `${name}.json`, mime: 'application/json', content: json.toString('base64') };
}
