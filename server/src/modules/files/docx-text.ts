import mammoth from 'mammoth';
import { TEXT_MAX, UNPACKED_MAX } from './text-limits.ts';
import { measureUnpacked } from './zip-directory.ts';

/** Inside of the sandbox: the text of a DOCX as it stands there. */
export async function docxText(body: Buffer): Promise<{ text: string }> {
  measureUnpacked(body, UNPACKED_MAX);
  const { value } = await mammoth.extractRawText({ buffer: body });
  return { text: value.slice(0, TEXT_MAX) };
}
