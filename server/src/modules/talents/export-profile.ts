import type { ResultOf } from '@prova/contract/endpoint';
import type { exportProfile as contract, ProfileExportFormat } from '@prova/contract/talents/profile-export';
import type { Ctx } from '../../platform/context.ts';
import { printPdf } from '../../platform/sandbox/pdf-program.ts';
import { exportName } from './export-name.ts';
import { ownProfile } from './own-profile.ts';
import { printedResume } from './pdf/printed-resume.ts';
import { resumePdf } from './pdf/resume-pdf.ts';
import { writeJsonResume } from './resume/write-json-resume.ts';

/** The actor's profile as a file. */
export async function exportProfile(ctx: Ctx, format: ProfileExportFormat): Promise<ResultOf<typeof contract>> {
  const profile = await ownProfile(ctx);
  const [now, name] = [ctx.clock.now(), exportName(ctx.locale, profile.name)];
  const resume = writeJsonResume(profile, now);
  if (format === 'json-resume') {
    const json = Buffer.from(JSON.stringify(resume, null, 2));
    return { name: `${name}.json`, mime: 'application/json', content: json.toString('base64') };
  }
  const json = Buffer.from(JSON.stringify(resume));
  const pdf = await printPdf(ctx.platform.sandbox, resumePdf, printedResume(profile, ctx.locale, now), json);
  return { name: `${name}.pdf`, mime: 'application/pdf', content: pdf.toString('base64') };
}
