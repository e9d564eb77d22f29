import { type DateRange, DURATION, dateRangesIn, type PartialDate, withoutDates } from './dates.ts';
import { type Draft, labelledJobs, PART_MAX, type Part } from './labelled-jobs.ts';
import { isPlace, withoutPlace } from './places.ts';
import { stripped } from './plain.ts';
import { isSentence, joined, type ResumeLine } from './resume-lines.ts';
import { isWayOfWork, roleScore } from './roles.ts';

export interface ReadExperience {
  readonly company: string;
  readonly position: string;
  readonly start: PartialDate | null;
  readonly end: PartialDate | null;
  readonly current: boolean;
  readonly description: string;
}

const HEADER_MAX = 4;
const ENTRIES_MAX = 60;

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
  return date !== undefined && !date.isRange && date.start !== null && date.start.length > 4 && bareOf(text, date) === '';
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

/**
 * Jobs without times: each begins with a line that looks otherwise than the rest, or where none does, with one that says what
 * somebody was, and goes on with the name below it.
 */
function undatedJobs(lines: readonly ResumeLine[]): Draft[] {
  const bold = lines.filter((line) => line.bold && !isSentence(line)).length;
  const byLook = bold > 0 && bold < lines.length;
  const heads = (line: ResumeLine) =>
    !isSentence(line) && !isAbout(line) && line.text.length <= 90 && (byLook ? line.bold : roleScore(line.text) > 0);
  const drafts: Draft[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    if (!heads(line)) {
      drafts.at(-1)?.body.push(line);
      continue;
    }
    const draft: Draft = { range: null, parts: partsOf(line, line.text), body: [] };
    const next = lines[at + 1];
    const isName = next && !isSentence(next) && !isAbout(next) && next.text.length <= 60 && next.gap <= 1;
    if (isName && twoOf(draft.parts).length < 2 && (!heads(next) || byLook)) {
      draft.parts.push(...partsOf(next, next.text));
      at += 1;
    }
    drafts.push(draft);
  }
  return drafts.filter(({ parts }) => parts.some(({ text }) => roleScore(text) > 0));
}

/** "Tecnologias: …" tells of a job. */
const isAbout = ({ text }: ResumeLine) =>
  /^(?:tecnologias?|stack|ferramentas|tech|technologies|tools|atividades|principais|responsab|resultados|achievements|projetos?)\b[^:]{0,30}:/i.test(
    text,
  );

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
    if (!isAside && countNamed(draft.parts) >= 2) break;
    if (!isAside && line.text.length > 90) break;
    // A line that goes on in the next is a sentence that was wrapped.
    const next = lines[at + 1];
    if (!isAside && at + 1 < to && next && /^\p{Ll}/u.test(next.text) && !next.isItem) break;
    if (!isAside) draft.parts.push(...partsOf(line, text));
    at += 1;
  }
  return at;
}

const countNamed = (parts: readonly Part[]) => parts.length;

/** Of a sentence, not of "Ltda." */
const LAST_STOP = /(?<=\p{L}{3})(?<!\b(?:ltda|corp|inc|cia))\.$/iu;
const PART_LABEL =
  /^\s?(?:empresa|cargo|fun[cç][aã]o|company|employer|position|role|job title|[uú]ltimo cargo|local|cliente|client)\s?:\s?/i;
const SEPARATED = /\t| [|•·∙] | [-–—] |\s?[–—]\s|, (?=(?:remot|h[ií]brid|hybrid|presencial)\w*$)/i;

/** What a line that heads a job names: what, where, and no places or ways of work. */
function partsOf(line: ResumeLine, text: string): Part[] {
  return text
    .replace(/ \(([^()]{2,60})\)/g, (whole, aside: string) => (isAside(aside) ? '' : whole))
    .replace(DURATION, ' ')
    .split(SEPARATED)
    .map((part) => stripped(part.replace(PART_LABEL, '').replace(/\s+/g, ' '), ',;:|·•–—-').replace(LAST_STOP, ''))
    .map((part) => withoutPlace(part, isWayOfWork))
    .filter((part) => /\p{L}/u.test(part) && !isPlace(part) && !isWayOfWork(part))
    .map((part) => ({ text: part.slice(0, PART_MAX), bold: line.bold }));
}

/** "(São Paulo, remoto)" */
const isAside = (text: string) => isPlace(text) || text.split(', ').some(isWayOfWork);

/** " na ", " at " and the like between what somebody was and where. */
const AT = / (?:na|no|at|@|em|pela|pelo|para a|for) (?=\p{Lu})/u;

function twoOf(parts: readonly Part[]): readonly Part[] {
  const [only, ...more] = parts;
  if (!only || more.length > 0) return parts;
  const cut = AT.exec(only.text);
  if (cut && roleScore(only.text.slice(0, cut.index)) > 0)
    return [
      { ...only, text: only.text.slice(0, cut.index) },
      { ...only, text: only.text.slice(cut.index + cut[0].length) },
    ];
  const [first = '', ...rest] = only.text.split(/, | \(|: /);
  if (rest.length === 0) return parts;
  // "Engenheira, Banco Aurora, Recife": where the employer is, is none of its name.
  const isInCity = rest.length === 2 && roleScore(first) > 0 && isCityLike(rest[1] ?? '');
  const other = (isInCity ? (rest[0] ?? '') : rest.join(', ')).replace(/\)$/, '');
  return [
    { ...only, text: first },
    { ...only, text: other },
  ];
}

/** One to three words that may name a city, and neither what somebody was nor the end of a name ("S.A.", "Ltda"). */
export const isCityLike = (text: string) =>
  /^\p{Lu}\p{Ll}{2,}(?:[ -](?:d[aeo]s? )?\p{Lu}\p{Ll}+){0,2}$/u.test(text) && roleScore(text) === 0;

/** Tells what from where: by words of work, and where those say nothing, as the other jobs have it. */
function named(drafts: readonly Draft[]): ReadExperience[] {
  const all = drafts.map((draft) => ({ draft, parts: twoOf(draft.parts) }));
  const votes = all.reduce((sum, { parts }) => sum + Math.sign(leadOf(parts)), 0);
  let company = '';
  return all.map(({ draft, parts }) => {
    const [first, second] = parts;
    const lead = leadOf(parts) || votes;
    let [position, where] = lead < 0 ? [second, first] : [first, second];
    if (parts.length > 2) [position, where] = bestOf(parts, lead);
    // A second post at the same place names the post alone.
    let goesOn = false;
    if (parts.length === 1 && first) {
      const isPost = isBreak(first.text) || roleScore(first.text) > 0 || (company !== '' && votes !== 0);
      [position, where] = isPost ? [first, undefined] : [undefined, first];
      goesOn = isPost && !isBreak(first.text);
    }
    const found = {
      company: draft.company ?? where?.text ?? (goesOn ? company : ''),
      position: draft.position ?? position?.text ?? '',
    };
    if (found.company !== '') company = found.company;
    const { range } = draft;
    return {
      ...found,
      start: range?.start ?? null,
      end: range?.end ?? null,
      current: range?.current ?? false,
      description: joined(draft.body),
    };
  });
}

/** A time without work has no employer. */
const isBreak = (text: string) =>
  /^(?:pausa|intervalo|interrup|licen[cç]a|ano sab|per[ií]odo sab|sab[aá]tic|sem atividade|cuidado|cuidei|maternidade|career break|break|sabbatical|parental|maternity|paternity|gap year|time off|unemployed|desempreg)/i.test(
    text,
  );

/** Above 0 where the first of two parts is what somebody was. */
function leadOf(parts: readonly Part[]): number {
  const [first, second] = parts;
  if (!first || !second) return 0;
  return roleScore(first.text) - roleScore(second.text);
}

function bestOf(parts: readonly Part[], lead: number): [Part | undefined, Part | undefined] {
  const scored = parts
    .map((part) => ({ part, score: roleScore(part.text) }))
    .sort((one, other) => other.score - one.score);
  const position = (scored[0]?.score ?? 0) > 0 ? scored[0]?.part : parts[lead < 0 ? 1 : 0];
  return [
    position,
    parts.find((part) => part !== position && roleScore(part.text) <= 0) ?? parts.find((part) => part !== position),
  ];
}
