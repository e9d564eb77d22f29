import type { resume } from '@prova/contract/applications/applications';
import type * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { fileLink } from '../files/files.service.ts';
import { selectApplication } from './applications.queries.ts';
import { selectAnswers, selectDetail } from './detail.queries.ts';
import { noteView } from './note-view.ts';

type Resume = z.input<typeof resume>;

/**
 * What somebody sent with an application, for whoever may read no more of it; nobody's rights are checked. That it was read
 * is noted in its history.
 */
export async function sentApplication(ctx: Ctx, id: string) {
  const row = await selectApplication(ctx, id, false);
  const detail = row && (await selectDetail(ctx, id));
  if (!detail) throw new Error('The application was just read');
  const answers = await selectAnswers(ctx, id);
  await noteView(ctx, row);
  // All of it but the answers tells who it is.
  if (row.blind) return { candidate: null, coverLetter: null, answers, resume: null };
  return { candidate: detail, coverLetter: detail.coverLetter, answers, resume: resumeOf(ctx, detail) };
}

/** The résumé with links to it. */
export function resumeOf(ctx: Ctx, detail: NonNullable<Awaited<ReturnType<typeof selectDetail>>>): Resume | null {
  const { fileId, fileName, mime, bytes, textState } = detail;
  if (fileId === null) return null;
  return {
    fileId,
    name: fileName ?? '',
    mime: mime ?? '',
    bytes: bytes ?? 0,
    text: textState,
    viewUrl: fileLink(ctx, fileId, 'inline'),
    downloadUrl: fileLink(ctx, fileId, 'attachment'),
  };
}
