import { dateRangesIn } from './dates.ts';
import { studyKind } from './education.ts';
import { type Anchor, anchorsIn, headerBegin } from './experience.ts';
import type { Section, SectionKind } from './headings.ts';
import type { ResumeLine } from './resume-lines.ts';
import { roleScore } from './roles.ts';

const LISTS: ReadonlySet<SectionKind> = new Set(['skills', 'soft', 'languages', 'interests']);

interface Begin {
  readonly at: number;
  readonly kind: SectionKind;
}

/**
 * Jobs and studies that stand where none belong, apart: below the skills, as the top of a column whose heading is elsewhere,
 * or above the first heading of a résumé that has none for its jobs.
 */
export function settled(sections: readonly Section[]): Section[] {
  const hasJobs = sections.some(({ kind, lines }) => kind === 'experience' && lines.length > 0);
  return sections.flatMap((section) => {
    const isList = LISTS.has(section.kind);
    if (!isList && (section.kind !== 'head' || hasJobs)) return [section];
    const begins = beginsIn(section.lines).filter(({ kind }) => isList || kind !== 'other');
    // Above the first heading a time of study alone may belong to who somebody is.
    const isApart = isList || begins.some(({ kind }) => kind === 'experience');
    return isApart ? cutAt(section, begins) : [section];
  });
}

function cutAt(section: Section, begins: readonly Begin[]): Section[] {
  const [first] = begins;
  if (!first) return [section];
  const parts: Section[] = first.at > 0 ? [{ ...section, lines: section.lines.slice(0, first.at) }] : [];
  for (const [index, { at, kind }] of begins.entries()) {
    const lines = section.lines.slice(at, begins[index + 1]?.at);
    const last = parts.at(-1);
    if (index > 0 && last?.kind === kind) parts[parts.length - 1] = { ...last, lines: [...last.lines, ...lines] };
    else parts.push({ kind, heading: null, lines });
  }
  return parts;
}

function beginsIn(lines: readonly ResumeLine[]): Begin[] {
  const begins: Begin[] = [];
  let from = 0;
  for (const anchor of anchorsIn(lines)) {
    const own = lines[anchor.index];
    if (!own) continue;
    const isFull = anchor.rest.split(/\t|, | [-–—|] /).length > 1;
    const at = headerBegin(lines, anchor, reachable(lines, from, anchor.index), isFull ? 0 : 2);
    const kind = kindAt(lines, anchor, at);
    if (kind && (anchor.range.isRange || kind !== 'experience')) begins.push({ at, kind });
    from = anchor.index + anchor.lines;
  }
  return begins;
}

/** Ways to reach somebody head no job. */
function reachable(lines: readonly ResumeLine[], from: number, to: number): number {
  let begin = to;
  while (begin > from && !/@|\d{4}/.test(lines[begin - 1]?.text ?? '@')) begin -= 1;
  return begin;
}

function kindAt(lines: readonly ResumeLine[], anchor: Anchor, from: number): SectionKind | null {
  const below = lines[anchor.index + anchor.lines];
  const around = [...lines.slice(from, anchor.index).map(({ text }) => text), anchor.rest];
  const named = below && dateRangesIn(below.text).length === 0 ? [...around, below.text] : around;
  if (around.some((text) => studyKind(text) === 'degree')) return 'education';
  if (named.some((text) => roleScore(text) > 0)) return 'experience';
  if (named.some((text) => studyKind(text) !== null)) return 'education';
  return anchor.range.isRange ? 'other' : null;
}
