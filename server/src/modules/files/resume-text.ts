import * as z from 'zod';
import { defineProgram, ProgramFailure } from '../../platform/sandbox/program.ts';
import type { Sandbox } from '../../platform/sandbox/sandbox.ts';
import { DOC } from './document-mimes.ts';
import { TEXT_MAX, tidyText } from './text-limits.ts';

export interface ExtractedText {
  /**
   * `empty`: read, and there is no text in it, as in a scan. `unreadable`: damaged, encrypted or hostile.
   * `unsupported`: a type that is stored but not read.
   */
  readonly state: 'extracted' | 'empty' | 'unreadable' | 'unsupported';
  /** Empty unless extracted; at most 200,000 characters. */
  readonly text: string;
  /** Pages of a PDF, also of those left unread. */
  readonly pages?: number;
  /** Why a document is unreadable, for the log. */
  readonly reason?: string;
}

export const documentText = defineProgram({
  name: 'files.document-text',
  entry: new URL('./resume-text.program.ts', import.meta.url),
  input: z.strictObject({ mime: z.string() }),
  output: z.union([
    z.strictObject({ text: z.string().max(TEXT_MAX), pages: z.int().nonnegative().optional() }),
    z.strictObject({ failure: z.string().max(500) }),
  ]),
  // 200,000 characters take up to six bytes each as JSON.
  limits: { seconds: 20, memoryMegabytes: 384, heapMegabytes: 256, outputBytes: 2_000_000 },
  background: true,
});

/**
 * The text of a document.
 * @throws when no process can be started, or too many wait; never for what the document is
 */
export async function extractText(
  sandbox: Sandbox,
  body: Buffer,
  mime: string,
  program = documentText,
): Promise<ExtractedText> {
  if (mime === DOC) return { state: 'unsupported', text: '' };
  try {
    const { value } = await sandbox.run(program, { mime }, body);
    if ('failure' in value) return { state: 'unreadable', text: '', reason: value.failure };
    const text = tidyText(value.text);
    return {
      state: text === '' ? 'empty' : 'extracted',
      text,
      ...(value.pages !== undefined && { pages: value.pages }),
    };
  } catch (error) {
    // What the program itself throws is not about the document: it answers that as a failure.
    if (!(error instanceof ProgramFailure) || error.reason === 'error') throw error;
    return { state: 'unreadable', text: '', reason: error.message };
  }
}
