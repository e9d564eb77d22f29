import { createHash } from 'node:crypto';
import type { Storage } from '../src/platform/storage/storage.ts';
import type { DrawnResume } from './demo-applications.ts';
import { resumeText } from './resume-content.ts';
import { renderResume } from './resume-pdf.ts';
import type { Rows } from './rows.ts';

/** Writes the résumés into the storage, and their rows beside them. */
export async function storeResumes(rows: Rows, storage: Storage, resumes: readonly DrawnResume[]): Promise<void> {
  await Promise.all(
    resumes.map(async ({ fileId, companyId, name, content, made }) => {
      const body = await renderResume(content, made);
      await storage.put(fileId, body, { mime: 'application/pdf' });
      rows.add('files', {
        id: fileId,
        companyId,
        storageKey: fileId,
        name,
        mime: 'application/pdf',
        bytes: body.length,
        sha256: createHash('sha256').update(body).digest(),
        state: 'stored',
        createdAt: made,
      });
      rows.add('fileTexts', {
        fileId,
        state: 'extracted',
        body: resumeText(content),
        language: 'pt',
        createdAt: made,
      });
    }),
  );
}
