import { TALENT_LIMITS } from '@prova/contract/talents/talent-words';
import { type DateRange, DURATION, dateRangesIn, withoutDates } from './dates.ts';
import { isAbout, partsOf } from './job-parts.ts';
import { type Draft, labelledJobs } from './labelled-jobs.ts';
import { named, type ReadExperience } from './named-jobs.ts';
import { isPlace } from './places.ts';
import { isSentence, type ResumeLine } from './resume-lines.ts';
import { isWayOfWork, roleScore } from './roles.ts';
import { undatedJobs } from './undated-jobs.ts';

const HEADER_MAX = 4;
const ENTRIES_MAX = TALENT_LIMITS.experience;

/** The jobs in the lines of a section, in their order. */
export function experienceIn(lines: readonly ResumeLine[]): ReadExperience[] {
  const labelled = labelledJobs(lines);
  const dated = labelled.length > 0 ? labelled : datedJobs(lines);
  return named((dated.length > 0 ? dated : undatedJobs(lines)).slice(0, ENTRIES_MAX));
}

export interface Anchor {
  readonly index: number;
  /** How many lines the date takes. */
  readonly lines: number;
  readonly range: DateRange;
  /** What stands beside the date. */
  readonly rest: string;
}

function datedJobs(lines: readonly ResumeLine[]): Draft[] {
  const anchors = anchorsIn(lines);
  const above = usualLinesAbove(lines, anchors);
  const drafts: Draft[] = [];
  let from = 0;
  for (const [number, anchor] of anchors.entries()) {
    const begin = headerBegin(lines, anchor, from, above);
    const former = drafts.at(-1);
    former?.body.push(...lines.slice(from, begin));
    const draft: Draft = { range: anchor.range, parts: [], body: [] };
    for (const line of lines.slice(begin, anchor.index)) draft.parts.push(...partsOf(line, line.text));
    const own = lines[anchor.index];
    if (own) draft.parts.push(...partsOf(own, anchor.rest));
    from = anchor.index + anchor.lines;
    const next = anchors[number + 1];
    const to = next ? headerBegin(lines, next, from, above) : lines.length;
    from = takeBelow(lines, from, to, draft);
    // Below a time that stands alone, the first item says what and where.
    const item = lines[from];
    if (draft.parts.length === 0 && item?.isItem && from < to && roleScore(item.text) > 0 && item.text.length <= 90) {
      draft.parts.push(...partsOf(item, item.text));
      from += 1;
    }
    drafts.push(draft);
  }
  drafts.at(-1)?.body.push(...lines.slice(from));
  return drafts;
}

/** Lines with the time of a job: two dates, or one alone on its line or behind what it is about. */
export function anchorsIn(lines: readonly ResumeLine[]): Anchor[] {
  const anchors: Anchor[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) continue;
    const next = lines[index + 1];
    const goesOn = next && next.text.length < 30 && (isOpen(line.text) || (isMonth(line.text) && isMonth(next.text)));
    const both = goesOn ? `${line.text} ${next.text}` : line.text;
    const ranges = dateRangesIn(both);
    const range = ranges.find(({ isRange }) => isRange) ?? ranges.find((each) => isAlone(line, each));
    if (!range) continue;
    const rest = withoutDates(both, [range]);
    // A sentence may name a time, too: "Entre 2019 e 2020 migrei …", "(2021 a 2022), com EKS".
    if (rest.length > (line.isItem ? 90 : 140) || isWithinSentence(both, range)) continue;
    if (/^\p{Ll}/u.test(rest) && rest.split(' ').length > 4) continue;
    anchors.push({ index, lines: goesOn ? 2 : 1, range, rest });
    if (goesOn) index += 1;
  }
  return anchors;
}

const isOpen = (text: string) => /(?:[-–—→~]| a| até| to)$/i.test(text);

/** "mar. 2021" and no more. */
function isMonth(text: string): boolean {
  const [date] = text.length < 30 ? dateRangesIn(text) : [];
  return (
    date !== undefined && !date.isRange && date.start !== null && date.start.length > 4 && bareOf(text, date) === ''
  );
}

const bareOf = (text: string, range: DateRange) => withoutDates(text, [range]);

function isWithinSentence(text: string, { from, to }: DateRange): boolean {
  const behind = text
    .slice(to)
    .replace(DURATION, '')
    .replace(/^[\s)\].]+/, '');
  if (from === 0 || behind === '' || /^[|\t·•–—/-]/.test(behind) || isPlace(behind)) return false;
  return !/^[:,(]?\s?\p{Lu}/u.test(behind) || /[.;]$/.test(behind);
}

function isAlone(line: ResumeLine, range: DateRange): boolean {
  if (line.isItem || line.text.length > 90) return false;
  const isAtEdge = range.from === 0 || line.text.slice(range.to).replace(/[)\].\s]/g, '') === '';
  return isAtEdge && (/[\t(|,–-]\s?$/.test(line.text.slice(0, range.from)) || withoutDates(line.text, [range]) === '');
}

/** How many lines stand above the first time: as many stand above the others. */
function usualLinesAbove(lines: readonly ResumeLine[], anchors: readonly Anchor[]): number {
  const first = anchors[0];
  if (!first) return 0;
  const above = lines.slice(0, first.index).filter((line) => !isSentence(line));
  return Math.min(HEADER_MAX, above.length);
}

/** Where the lines that head a job begin: not before what tells of the one above. */
export function headerBegin(lines: readonly ResumeLine[], anchor: Anchor, from: number, usual: number): number {
  let begin = anchor.index;
  const least = lines[anchor.index];
  while (begin > from && anchor.index - begin < usual) {
    const line = lines[begin - 1];
    const below = lines[begin];
    if (!line || !below || isSentence(line) || isAbout(line)) break;
    // A blank parts what heads a job from what is above it.
    if (begin < anchor.index && below.gap > Math.max(0.9, (least?.gap ?? 0) + 0.5) && below.gap > line.gap + 0.3) break;
    if (begin === anchor.index && below.gap > 1.4 && anchor.rest.length > 8) break;
    begin -= 1;
  }
  const [over, top] = [lines[begin - 1], lines[begin]];
  // One job may need a line more than the first one did.
  const isMore = usual > 0 && begin > from && begin < anchor.index && anchor.index - begin < 2 && anchor.rest === '';
  if (
    isMore &&
    over &&
    top &&
    !isSentence(over) &&
    !isAbout(over) &&
    roleScore(over.text) > 0 &&
    roleScore(top.text) <= 0
  )
    return begin - 1;
  return begin;
}

/** What heads a job below its time, where the lines above do not name both what and where. */
function takeBelow(lines: readonly ResumeLine[], from: number, to: number, draft: Draft): number {
  let at = from;
  while (at < to && at - from < 3) {
    const line = lines[at];
    if (!line || isSentence(line) || isAbout(line)) break;
    const text = withoutDates(
      line.text,
      dateRangesIn(line.text).filter(({ isRange }) => isRange),
    );
    const isAside = text === '' || isPlace(text) || isWayOfWork(text);
    if (!isAside && draft.parts.length >= 2) break;
    if (!isAside && line.text.length > 90) break;
    // A line that goes on in the next is a sentence that was wrapped.
    const next = lines[at + 1];
    if (!isAside && at + 1 < to && next && /^\p{Ll}/u.test(next.text) && !next.isItem) break;
    if (!isAside) draft.parts.push(...partsOf(line, text));
    at += 1;
  }
  return at;
}
