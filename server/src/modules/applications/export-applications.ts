import type { Ctx } from '../../platform/context.ts';
import type { ExportedPart } from '../../platform/personal-data.ts';
import {
  selectExportedAnswers,
  selectExportedApplications,
  selectExportedEvents,
  selectExportedProfiles,
} from './export-applications.queries.ts';

/** Applications with their answers and their history, as whoever sent them is told of them. */
export async function exportApplications(ctx: Ctx, ids: readonly string[]): Promise<ExportedPart[]> {
  if (ids.length === 0) return [];
  const applications = await selectExportedApplications(ctx, ids);
  const files = applications.flatMap(({ resumeFileId: id, resumeName }) =>
    id ? [{ id, name: resumeName ?? '' }] : [],
  );
  return [
    { category: 'applications', name: 'applications', rows: applications, files },
    { category: 'applications', name: 'answers', rows: await selectExportedAnswers(ctx, ids) },
    { category: 'applications', name: 'history', rows: await selectExportedEvents(ctx, ids) },
  ];
}

/** What companies have written down of these candidates, whichever application it came with. */
export async function exportProfiles(ctx: Ctx, candidateIds: readonly string[]): Promise<ExportedPart> {
  const rows = await selectExportedProfiles(ctx, candidateIds);
  return { category: 'applications', name: 'what-companies-know', rows };
}
