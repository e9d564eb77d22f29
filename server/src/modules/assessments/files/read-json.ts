import { type AnyNode, parse } from '@humanwhocodes/momoa';
import * as z from 'zod';
import { AppError } from '../../../platform/app-error.ts';

/** @throws AppError TEST_FILE_BROKEN_JSON with the line, TEST_FILE_UNREADABLE where that is not known */
export function readJson(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch (cause) {
    const line = brokenLine(content);
    throw line === null
      ? new AppError('TEST_FILE_UNREADABLE', { cause })
      : new AppError('TEST_FILE_BROKEN_JSON', { data: { line }, cause });
  }
}

/** Where JSON stops being some. `JSON.parse` says it of few mistakes only. */
function brokenLine(content: string): number | null {
  try {
    parse(content, { mode: 'json' });
  } catch (error) {
    // Nested too deep to be looked at, it has none.
    return z.object({ line: z.number().int() }).safeParse(error).data?.line ?? null;
  }
  return null;
}

/** The lines on which the questions of a file begin; none where it is nested too deep to be looked at. */
export function questionLines(content: string): number[] {
  let root: AnyNode;
  try {
    root = parse(content, { mode: 'json' }).body;
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
  if (root.type !== 'Object') return [];
  // Of a name that stands there twice the last one counts.
  const questions = root.members.findLast(({ name }) => name.type === 'String' && name.value === 'questions')?.value;
  return questions?.type === 'Array' ? questions.elements.map(({ loc }) => loc.start.line) : [];
}
