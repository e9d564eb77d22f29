import type { ResultOf } from '@prova/contract/endpoint';
import type { getResumeText as contract, ResumeBlock } from '@prova/contract/funnel/candidates';
import type { Ctx } from '../../platform/context.ts';
import { requireApplication } from '../applications/applications.service.ts';
import { selectTextOfResume } from './candidate.queries.ts';
import { headingOf } from './resume-sections.ts';

/**
 * The text that was stored for searching, to be read where a browser cannot show the file.
 * @throws AppError APPLICATION_NOT_FOUND
 */
export async function resumeTextOf(ctx: Ctx, id: string): Promise<ResultOf<typeof contract>> {
  const row = await requireApplication(ctx, id, 'read');
  const found = await selectTextOfResume(ctx, row.id);
  if (!found) return { state: 'none', blocks: [] };
  const state = found.state ?? 'pending';
  return { state, blocks: state === 'extracted' ? blocksOf(found.body ?? '') : [] };
}

const BULLET = /^[•·▪●◦–*-]\s+/;
const HEADING_MAX = 60;

/**
 * Lines as people see them: what begins with a bullet is an item, what is written in capitals or is the usual name of a
 * part is a heading, the rest are paragraphs, which a blank line ends.
 */
export function blocksOf(text: string): ResumeBlock[] {
  const blocks: ResumeBlock[] = [];
  let ended = true;
  const into = (kind: ResumeBlock['kind'], line: string) => {
    const last = ended ? undefined : blocks.at(-1);
    if (last && last.kind === kind && kind !== 'heading') last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
    ended = false;
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') {
      // The items of a list may stand apart.
      ended = blocks.at(-1)?.kind !== 'list';
    } else if (BULLET.test(line)) into('list', line.replace(BULLET, ''));
    else into(isHeading(line) ? 'heading' : 'paragraph', line);
  }
  return blocks;
}

function isHeading(line: string): boolean {
  if (line.length > HEADING_MAX || line.includes('\t')) return false;
  const words = line.endsWith(':') ? line.slice(0, -1).trim() : line;
  if (headingOf(words) !== undefined) return true;
  return /\p{Lu}{4}/u.test(words) && !/\p{Ll}|\d|@/u.test(words);
}
