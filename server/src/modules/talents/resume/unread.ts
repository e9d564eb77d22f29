import type { Section, SectionKind } from './headings.ts';
import { headingKind } from './headings.ts';
import { type Known, knownOf } from './known-words.ts';
import type { ReadResume, UnreadPart } from './read-resume.ts';
import { joined, type ResumeLine } from './resume-lines.ts';

/** A profile has no place for these: they are shown whole, so that somebody can judge where they belong. */
const WHOLE: ReadonlySet<SectionKind> = new Set(['courses', 'projects', 'interests', 'other', 'objective', 'summary']);
const PARTS_MAX = 60;

/**
 * What of the parts of a résumé is in no field of what was read. A line counts as read when all its words are in the fields
 * that its part may fill; so nothing that a reader passes over is lost in silence.
 */
export function unreadIn(
  sections: readonly Section[],
  read: Omit<ReadResume, 'unread'>,
  beyond: readonly string[],
): UnreadPart[] {
  const known = knownOf(read);
  const parts: { heading: string | null; text: string }[] = [];
  for (const section of sections) {
    const text = leftOf(section, known);
    if (text === '') continue;
    const last = parts.at(-1);
    // More parts than anybody reads are one, and none is left out.
    if (last && (last.heading === section.heading || parts.length >= PARTS_MAX)) last.text += `\n${text}`;
    else parts.push({ heading: section.heading, text });
  }
  if (beyond.length > 0) parts.push({ heading: null, text: beyond.join('\n') });
  return parts;
}

function leftOf({ kind, heading, lines }: Section, known: Known): string {
  // What only looked like a heading is text as well.
  if (lines.length === 0) return heading !== null && headingKind(heading) === null ? heading : '';
  const left = lines.map((line) => !known.has(line, kind));
  if (!left.includes(true)) return '';
  const runs: ResumeLine[][] = [];
  for (const [index, line] of lines.entries()) {
    if (!left[index] && !WHOLE.has(kind)) continue;
    const run = runs.at(-1);
    const isNext = run && (WHOLE.has(kind) || left[index - 1]);
    if (isNext) run.push(line);
    else runs.push([line]);
  }
  return runs.map((run) => lined(run, known)).join('\n');
}

/** Lines as they stand, unless one goes on in the next. */
function lined(lines: readonly ResumeLine[], known: Known): string {
  const apart = lines.map((line) => ({
    ...line,
    text: withLinks(line, known),
    gap: /^\p{Ll}/u.test(line.text) ? 0 : 9,
  }));
  return joined(apart);
}

/** "Instagram" says where it leads, where that is in no field either. */
function withLinks(line: ResumeLine, known: Known): string {
  const links = line.links.filter(
    (link) => !known.hasLink(link) && !line.text.includes(link.replace(/^\w+:(?:\/\/)?/, '')),
  );
  return links.length > 0 ? `${line.text} (${links.join(', ')})` : line.text;
}
