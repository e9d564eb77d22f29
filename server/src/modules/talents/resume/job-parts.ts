import { DURATION } from './dates.ts';
import { PART_MAX, type Part } from './labelled-jobs.ts';
import { isPlace, withoutPlace } from './places.ts';
import { stripped } from './plain.ts';
import type { ResumeLine } from './resume-lines.ts';
import { isWayOfWork, roleScore } from './roles.ts';

/** "Tecnologias: …" tells of a job. */
export const isAbout = ({ text }: ResumeLine) =>
  /^(?:tecnologias?|stack|ferramentas|tech|technologies|tools|atividades|principais|responsab|resultados|achievements|projetos?)\b[^:]{0,30}:/i.test(
    text,
  );

/** Of a sentence, not of "Ltda." */
const LAST_STOP = /(?<=\p{L}{3})(?<!\b(?:ltda|corp|inc|cia))\.$/iu;
const PART_LABEL =
  /^\s?(?:empresa|cargo|fun[cç][aã]o|company|employer|position|role|job title|[uú]ltimo cargo|local|cliente|client)\s?:\s?/i;
const SEPARATED = /\t| [|•·∙] | [-–—] |\s?[–—]\s|, (?=(?:remot|h[ií]brid|hybrid|presencial)\w*$)/i;

/** What a line that heads a job names: what, where, and no places or ways of work. */
export function partsOf(line: ResumeLine, text: string): Part[] {
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

export function twoOf(parts: readonly Part[]): readonly Part[] {
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
