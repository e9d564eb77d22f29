import type { ResumeFacts } from '@prova/contract/applications/applications';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { resumeText } from '../files/files.service.ts';
import { readResumeLines } from '../talents/talents.service.ts';

/**
 * What a résumé says of how to reach its author, for a form that is being filled in: what is found is offered, and may be wrong.
 * @throws AppError VALIDATION_FAILED without a file, and the refusals of files
 */
export async function readResume(ctx: Ctx, upload: UploadedFile | undefined): Promise<ResumeFacts> {
  if (!upload) throw validationError([{ field: 'resume', code: 'FILE_REQUIRED', values: {} }], ctx.locale);
  const { lines } = await resumeText(ctx, upload);
  const { name, email, phone, linkedin, github, portfolio } = readResumeLines(lines);
  return { fullName: name, email, phone, linkedin, github, portfolio };
}
