import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { defineEvent, emit } from '../../platform/events.ts';
import { defineTask } from '../../platform/tasks.ts';
import { existsText, insertText, selectStoredFile } from './files.queries.ts';
import { extractText } from './resume-text.ts';

const data = z.object({ fileId: z.uuid() });

/** A file has its row in `file_texts`. */
export const textExtracted = defineEvent({ name: 'text_extracted', data });

export const extractTextTask = defineTask({
  name: 'files.extract-text',
  data,
  retryLimit: 5,
  expireInSeconds: 120,
  concurrency: 2,
  run: (ctx, { fileId }) => keepText(ctx, fileId),
});

async function keepText(ctx: Ctx, fileId: string): Promise<void> {
  const file = await selectStoredFile(ctx, fileId);
  if (!file || (await existsText(ctx, fileId))) return;
  const { stream } = await ctx.platform.storage.read(file.storageKey);
  const found = await extractText(ctx.platform.sandbox, await buffer(stream), file.mime);
  if (found.reason !== undefined) ctx.log.info({ fileId, reason: found.reason }, 'file could not be read');
  await ctx.transaction(async (ctx) => {
    if (await insertText(ctx, fileId, found)) await emit(ctx, textExtracted, { fileId });
  });
}
