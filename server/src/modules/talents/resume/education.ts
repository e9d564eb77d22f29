import { plain } from '@prova/contract/folded-text';
import { TALENT_LIMITS } from '@prova/contract/talents/talent-words';
import { type DateRange, dateRangesIn, withoutDates } from './dates.ts';
import { isPlace, withoutPlace } from './places.ts';
import { stripped, wordSet } from './plain.ts';
import { isSentence, type ResumeLine } from './resume-lines.ts';

export interface ReadEducation {
  readonly institution: string;
  readonly degree: string;
  readonly field: string;
  readonly startYear: number | null;
  readonly endYear: number | null;
  readonly current: boolean;
}

const ENTRIES_MAX = TALENT_LIMITS.education;
const PART_MAX = 120;

const SCHOOLS = wordSet(
  `universidade university faculdade faculdades faculty instituto institute escola school colegio college academy academia centro
  fundacao senai senac sesi etec fatec ifsp puc usp ufmg ufrj ufpe unicamp unesp unip fiap fgv mackenzie insper uniasselvi uniritter univali unochapeco unifesp ufabc ita ime estacio
  anhanguera uninter unopar uninove unb uerj utfpr furb unisinos pucrs ibmec espm impacta descomplica alura xp polytechnic
  universidad universitat universita hochschule kth mit eth ucla nyu lse iit uni uninassau unifor unama cesumar unicesumar
  impulso cefet seminary conservatorio`,
);
const DEGREES: readonly RegExp[] = [
  /^(?:curso )?(?:superior )?(?:de |em )?tecnolog[oa]\b/,
  /^curso superior(?: de tecnologia)?/,
  /^(?:bacharelad[oa]|bacharel|licenciatura|licenciad[oa])\b/,
  /^(?:p[oó]s[- ]?gradua[cç][aã]o|pos[- ]?graduacao|mba|especializacao|mestrado|mestre|doutorado|doutor|pos[- ]?doutorado|phd|residencia)(?: executivo| profissional| academico| lato sensu| stricto sensu)?\b/,
  /^(?:ensino )?superior(?: completo| incompleto| cursando)?\b/,
  /^(?:graduacao|graduad[oa]|ensino (?:medio|superior|fundamental)(?: completo| incompleto| tecnico)?|segundo grau|2. grau)\b/,
  /^(?:curso )?tecnic[oa]\b/,
  /^(?:bachelor(?:'?’?s)?|master(?:'?’?s)?|associate(?:'?’?s)?|doctor(?:ate)?)(?: of (?:science|arts|engineering|business administration|technology|philosophy|laws|education|fine arts|commerce|computer science)| degree)?\b/,
  /^(?:b\.?sc?|m\.?sc?|b\.?a|m\.?a|b\.?eng|m\.?eng|b\.?tech|m\.?tech|ph\.?d|mba|ll\.?b|d\.?phil)\b\.?(?: \(?hons\)?)?/,
  /^(?:high school(?: diploma)?|diploma|certificate|a-levels|vocational|engineer(?:'s)? degree)\b/,
];
const STUDYING =
  /\b(?:cursando|em curso|em andamento|andamento|in progress|ongoing|expected|previs[aã]o|previst[oa]|currently)\b/i;
/** What is left of "(previsão de conclusão: 12/2027)" without its time. */
const UNTIL =
  /\b(?:previs[aã]o|previst[oa]|expected|conclus[aã]o|conclu[ií]d[oa]|t[eé]rmino|formatura|graduation|completion)\b(?: (?:de|da|do|em|para|in|of|conclus[aã]o|t[eé]rmino|formatura|graduation|completion|prevista|previsto)\b)*/gi;

interface Draft {
  institution?: string;
  degree?: string;
  field?: string | undefined;
  range?: DateRange;
  studying: boolean;
  /** A time that stands alone is said to be when it ends. */
  ends: boolean;
  /** The school stood above its degrees. */
  isUnderSchool: boolean;
}

/** The studies in the lines of a section, in their order. */
export function educationIn(lines: readonly ResumeLine[]): ReadEducation[] {
  const drafts: Draft[] = [];
  for (const line of lines) {
    const ranges = dateRangesIn(line.text);
    const range = ranges.find(({ isRange }) => isRange) ?? ranges[0];
    if (line.text.length > 240 || (isSentence(line) && !line.isItem && !range && !kindOfAny(line.text))) continue;
    const studying = STUDYING.test(line.text);
    const ends = line.text.search(UNTIL) >= 0;
    const found = partsOf(withoutDates(line.text.replace(LABEL, ''), range ? ranges : []));
    let draft = drafts.at(-1);
    const isBelowSchools = drafts[0]?.isUnderSchool === true && drafts.length > 1;
    const clashes =
      !draft ||
      (found.institution !== undefined && draft.institution !== undefined) ||
      (found.degree !== undefined && draft.degree !== undefined) ||
      (range !== undefined && draft.range !== undefined) ||
      // Where schools stand above their degrees, the next school is none of the degree above it.
      (found.institution !== undefined && found.degree === undefined && draft.degree !== undefined && isBelowSchools) ||
      (found.field !== undefined && found.degree === undefined && draft.field !== undefined && line.bold);
    const isNothing = !found.institution && !found.degree && !found.field && !range;
    if (isNothing && !studying) continue;
    if (clashes || !draft) {
      draft = { studying: false, ends: false, isUnderSchool: false };
      drafts.push(draft);
    }
    // "TU Munich" was no field, once a degree with its field follows.
    if (found.degree && found.field && draft.field && !draft.degree && !draft.institution) {
      draft.institution = draft.field;
      draft.field = undefined;
    }
    draft.isUnderSchool ||= found.institution !== undefined && found.degree === undefined && draft.degree === undefined;
    draft.institution ??= found.institution;
    draft.degree ??= found.degree;
    draft.field ??= found.field;
    draft.range ??= range;
    draft.studying ||= studying;
    draft.ends ||= ends;
  }
  // Two degrees under the name of one school.
  for (const [index, draft] of drafts.entries()) {
    const above = drafts[index - 1];
    if (draft.institution !== undefined || draft.degree === undefined || !above?.isUnderSchool) continue;
    draft.institution = above.institution;
    draft.isUnderSchool = true;
  }
  return drafts.filter(isStudy).slice(0, ENTRIES_MAX).map(finished);
}

const LABEL = /^(?:institui[cç][aã]o|curso|forma[cç][aã]o|gradua[cç][aã]o|institution|degree|escolaridade)\s?:\s?/i;

const isStudy = ({ institution, degree, field, range }: Draft) =>
  institution !== undefined ||
  (degree !== undefined && (field !== undefined || range !== undefined)) ||
  (field !== undefined && range !== undefined);

function finished({ institution = '', degree = '', field = '', range, studying, ends }: Draft): ReadEducation {
  const [start, end] = [yearOf(range?.start), yearOf(range?.end)];
  return {
    institution,
    degree,
    field,
    // A single year is when it ended, or will; only of what still goes on it is when that began.
    startYear: range?.isRange || (studying && !ends) ? start : null,
    endYear: range?.current || (studying && !ends && !range?.isRange) ? null : end,
    current: range?.current === true || studying,
  };
}

const yearOf = (date: string | null | undefined) => (date ? Number(date.slice(0, 4)) : null);

const SEPARATED = /\t| [|•·∙] | [-–—] |\s?[–—]\s|, | \(|\)|: /;

function partsOf(text: string): { institution?: string; degree?: string; field?: string } {
  const found: { institution?: string; degree?: string; field?: string } = {};
  const rest: string[] = [];
  const named = text
    .split('\t')
    .map((piece) => (isPlace(piece) ? '' : withoutPlace(piece)))
    .join('\t');
  for (const written of named.split(SEPARATED)) {
    const part = stripped(written.replace(UNTIL, ' ').replace(STUDYING, ' ').replace(/\s+/g, ' '), ',;:|·•-')
      .replace(/^(?:honou?rs|hons|joint|double) (?=\p{L})/iu, '')
      .slice(0, PART_MAX);
    if (
      !/\p{L}{2}/u.test(part) ||
      isPlace(part) ||
      /^(?:complet(?:o|ed?)|gpa|cr|coeficiente|m[eé]dia|grade|em|in|(?:\d{1,2}\s?[ºo°ª]?\s?)?(?:semestre|per[ií]odo|semester|m[oó]dulo))\b/i.test(
        part,
      ) ||
      /^\d{1,2}\s?[ºo°ª]?\s?(?:semestre|per[ií]odo|semester|m[oó]dulo|ano)\b/i.test(part)
    )
      continue;
    const kind = kindOf(part);
    // "IFPE – Campus Belo Jardim" is one name.
    if (found.institution && /^campus\b/i.test(part)) {
      found.institution = `${found.institution} – ${part}`.slice(0, PART_MAX);
      continue;
    }
    if (kind === 'degree' && found.degree === undefined) Object.assign(found, degreeOf(part));
    else if (kind === 'institution' && found.institution === undefined) found.institution = part;
    else if (kind === 'institution' && found.institution && isShort(part)) continue;
    else rest.push(part);
  }
  for (const part of rest) {
    // School has no subject.
    if (found.degree && !found.institution && /^(?:ensino|high|segundo|2. grau)/i.test(found.degree))
      found.institution = part;
    else if (found.degree !== undefined && found.field === undefined) found.field = part;
    else if (found.institution === undefined && found.degree !== undefined && found.field !== undefined)
      found.institution = part;
    else if (found.field === undefined && !/^[\p{Lu}]{2}$/u.test(part)) found.field = part;
  }
  return found;
}

const isShort = (text: string) => text.length <= 8;

const kindOfAny = (text: string) => studyKind(text) !== null;

/** Whether a text names a degree, or at least a school. */
export function studyKind(text: string): 'degree' | 'institution' | null {
  const kinds = text.split(SEPARATED).map(kindOf);
  return kinds.includes('degree') ? 'degree' : kinds.includes('institution') ? 'institution' : null;
}

function kindOf(part: string): 'degree' | 'institution' | null {
  const words = plain(part);
  if (DEGREES.some((pattern) => pattern.test(words))) return 'degree';
  const all = words.split(/[^a-z]+/).filter(Boolean);
  // "UFPE", "PUC-SP": letters of a school.
  const isLetters = /^(?:UF|IF|UE|UN|PUC|FA|CE)[A-Z]{1,5}(?:[-/ ][A-Z]{2})?$/.test(part);
  return all.some((word) => SCHOOLS.has(word)) || isLetters ? 'institution' : null;
}

/** "Bacharelado em Sistemas de Informação", "BSc Computer Science" */
function degreeOf(part: string): { degree: string; field?: string } {
  const words = plain(part);
  // Only as long as the written one: a letter that falls apart would move the cut.
  if (words.length !== part.normalize('NFC').length) return { degree: part };
  const whole = part.normalize('NFC');
  const length = Math.max(0, ...DEGREES.map((pattern) => pattern.exec(words)?.[0].length ?? 0));
  const degree = whole.slice(0, length).trim();
  const field = whole
    .slice(length)
    .replace(/^[\s,:.(-]*(?:degree |superior )?(?:em|in|of|de|no|na)?\b\s?/iu, '')
    .trim();
  return field.length > 2 ? { degree, field } : { degree: whole };
}
