import * as z from 'zod';
import { defineProgram, ProgramFailure } from '../../platform/sandbox/program.ts';
import type { Sandbox } from '../../platform/sandbox/sandbox.ts';
import { DOC } from './document-mimes.ts';
import { type DocumentLine, LINE_MAX, LINES_MAX, LINK_MAX, LINKS_MAX } from './layout/document-line.ts';
import { ATTACHED_MAX, tidyText } from './text-limits.ts';

export interface ExtractedText {
  /**
   * `empty`: read, and there is no text in it, as in a scan. `unreadable`: damaged, encrypted or hostile.
   * `unsupported`: a type that is stored but not read.
   */
  readonly state: 'extracted' | 'empty' | 'unreadable' | 'unsupported';
  /** Empty unless extracted; at most 200,000 characters. Columns one after the other. */
  readonly text: string;
  /** The same, with how its lines look. */
  readonly lines: readonly DocumentLine[];
  /** Pages of a PDF, also of those left unread. */
  readonly pages?: number;
  /** A JSON file that the document carries. */
  readonly attachedJson?: string;
  /** Why a document is unreadable, for the log. */
  readonly reason?: string;
}

const line = z.strictObject({
  text: z.string().max(LINE_MAX * 2),
  page: z.int().positive(),
  stream: z.int().nonnegative(),
  x: z.number(),
  size: z.number(),
  bold: z.boolean(),
  gap: z.number(),
  links: z.array(z.string().max(LINK_MAX)).max(LINKS_MAX).readonly(),
});

export const documentText = defineProgram({
  name: 'files.document-text',
  entry: new URL('./resume-text.program.ts', import.meta.url),
  input: z.strictObject({ mime: z.string() }),
  output: z.union([
    z.strictObject({
      lines: z.array(line).max(LINES_MAX),
      pages: z.int().nonnegative().optional(),
      attachedJson: z.string().max(ATTACHED_MAX).optional(),
    }),
    z.strictObject({ failure: z.string().max(500) }),
  ]),
  // 200,000 characters take up to six bytes each as JSON, and ten thousand lines a hundred more; attached JSON, up to
  // twice its own.
  limits: { seconds: 20, memoryMegabytes: 384, heapMegabytes: 256, outputBytes: 8_000_000 },
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
  if (mime === DOC) return { state: 'unsupported', text: '', lines: [] };
  try {
    const { value } = await sandbox.run(program, { mime }, body);
    if ('failure' in value) return { state: 'unreadable', text: '', lines: [], reason: value.failure };
    const { lines, pages, attachedJson } = value;
    const text = tidyText(textOf(lines));
    return {
      state: text === '' ? 'empty' : 'extracted',
      text,
      lines,
      ...(pages !== undefined && { pages }),
      ...(attachedJson !== undefined && { attachedJson }),
    };
  } catch (error) {
    // What the program itself throws is not about the document: it answers that as a failure.
    if (!(error instanceof ProgramFailure) || error.reason === 'error') throw error;
    return { state: 'unreadable', text: '', lines: [], reason: error.message };
  }
}

/** A blank line stands between pages and columns, and where the document has one. */
function textOf(lines: readonly DocumentLine[]): string {
  let text = '';
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const apart = above && (above.page !== line.page || above.stream !== line.stream || line.gap >= 1);
    text += `${above ? '\n' : ''}${apart ? '\n' : ''}${line.text}`;
  }
  return text;
}
