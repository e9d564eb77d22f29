import type { ResumeFacts } from '@prova/contract/applications/applications';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { resumeText } from '../files/files.service.ts';
import { factsOf } from './resume-facts.ts';

/**
 * What a résumé says of how to reach its author, for a form that is being filled in.
 * @throws AppError VALIDATION_FAILED without a file, and the refusals of files
 */
export async function readResume(ctx: Ctx, upload: UploadedFile | undefined): Promise<ResumeFacts> {
  if (!upload) throw validationError([{ field: 'resume', code: 'FILE_REQUIRED', values: {} }], ctx.locale);
  return factsOf(await resumeText(ctx, upload));
}
