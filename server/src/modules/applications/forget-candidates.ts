import type { Ctx } from '../../platform/context.ts';
import { deleteFile } from '../files/files.service.ts';
import { lockIdleCandidates, selectIsHeld, updateToErased } from './forget-candidates.queries.ts';

/**
 * Empties those of these candidates who have no application left, and deletes their résumés.
 * @param options.keepConsented whoever allowed the company to keep them in its talent bank stays
 */
export async function forgetCandidates(
  ctx: Ctx,
  ids: readonly string[],
  { keepConsented }: { keepConsented: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  const idle = await lockIdleCandidates(ctx, ids, { keepConsented });
  if (idle.length === 0) return;
  await updateToErased(
    ctx,
    idle.map(({ id }) => id),
  );
  await deleteUnheld(
    ctx,
    idle.map(({ resumeFileId }) => resumeFileId),
  );
}

/** Deletes résumés that neither a candidate nor a form has any more: one file may serve several applications. */
export async function deleteUnheld(ctx: Ctx, fileIds: readonly (string | null)[]): Promise<void> {
  for (const id of new Set(fileIds)) if (id !== null && !(await selectIsHeld(ctx, id))) await deleteFile(ctx, id);
}
