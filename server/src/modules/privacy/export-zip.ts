import { PassThrough, type Readable } from 'node:stream';
import type { Locale } from '@prova/contract/common';
import { ZipFile } from 'yazl';
import type { Ctx } from '../../platform/context.ts';
import type { DataSubject, ExportedPart } from '../../platform/personal-data.ts';
import { isStored, openStoredFile } from '../files/files.service.ts';
import { listName } from './export-actions.ts';
import { csvOf } from './export-csv.ts';
import { readme } from './export-readme.ts';
import { privacyPorts } from './ports.ts';

/**
 * Everything that is stored of a subject, as a zip that is made while it is read: JSON and CSV by category, the person's files,
 * and a page that explains them. Files are opened one after the other, when their turn comes. Those that the storage has
 * lost are left out and named in the page: they must not keep the rest from whom it belongs to.
 */
export async function exportZip(
  ctx: Ctx,
  subject: DataSubject,
  locale: Locale,
  company: string | null,
): Promise<{ body: Readable; missing: number }> {
  const parts: ExportedPart[] = [];
  for (const { exports } of privacyPorts.personalData()) if (exports) parts.push(...(await exports(ctx, subject)));

  const files = new Map(
    parts.flatMap(({ category, files = [] }) => files.map((file) => [file.id, { ...file, category }])),
  );
  const missing: { id: string; name: string }[] = [];
  for (const { id, name } of files.values()) if (!(await isStored(ctx, id))) missing.push({ id, name });
  for (const { id } of missing) files.delete(id);

  const zip = new ZipFile();
  const options = { mtime: ctx.clock.now() };
  const add = (path: string, content: string) => zip.addBuffer(Buffer.from(content), path, options);
  add('README.txt', readme(locale, ctx.clock.now(), parts, missing, company));
  for (const { category, name, rows } of parts) {
    if (rows.length === 0) continue;
    add(`${category}/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`);
    add(`${category}/${listName(name, locale)}.csv`, csvOf(rows, locale));
  }
  for (const { id, name, category } of files.values()) {
    // The id keeps two files of one name apart, and leads from a row to its file.
    zip.addReadStreamLazy(`${category}/files/${id}-${safeName(name)}`, options, (give) => {
      openStoredFile(ctx, id).then(
        ({ stream }) => give(null, stream),
        (error: unknown) => give(error, new PassThrough()),
      );
    });
  }
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  zip.end();
  return { body: output, missing: missing.length };
}

/** A name that leads nowhere but into its folder, in every system. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are among what is replaced
const safeName = (name: string) => name.replace(/[\u0000-\u001f<>:"/\\|?*]/g, '_').replace(/^\.+/, '') || 'file';
