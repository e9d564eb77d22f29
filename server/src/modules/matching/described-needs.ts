import { foldText } from '@prova/contract/folded-text';
import type { SkillLevel } from '@prova/contract/matching/match-input';
import { findInText, levelWritten, OPTIONAL_WORDS, type SkillInText } from '../skills/skills.service.ts';

/** Skills that running text asks for: any of the names will do. */
export interface DescribedNeed {
  readonly names: readonly string[];
  /** Null where nothing is said of it. */
  readonly level: SkillLevel | null;
  readonly required: boolean;
}

const LONGEST_HEADING = 60;
const OR = /^\s*(?:ou|or|e\/ou|and\/or)\s*$/i;
/** "Diferencial: Kafka", "Desejável Angular": what stands before. */
const OPTIONAL_BEFORE =
  /\b(?:desej[aá]ve(?:l|is)|diferencia(?:l|is)|nice to haves?|bonus(?: points)?|preferred|optional|opciona(?:l|is))\b/i;
/** "Docker, Kubernetes e Kafka serão um diferencial": all of the sentence. */
const ALL_OF_IT = /\b(?:ser[aã]o?|s[aã]o|are|will be)\s+(?:\S+\s+){0,3}$/i;
const SEGMENT_ENDS = /[,;.()\n•|](?!\S)|[;()\n•|]/g;

/**
 * What the text of an advertisement asks for: "noções de" and "sólida experiência com" say the level, "diferencial" before or
 * "a plus" behind it, or a heading that says so, that it is not required, and "ou" between two that one is enough.
 */
export function needsInText(written: string): DescribedNeed[] {
  const text = foldText(written);
  const found = findInText(text).filter(({ negated }) => !negated);
  const isOptional = optionalPlaces(text);
  const segmentOf = segmentsOf(text);
  const needs: { names: string[]; level: SkillLevel | null; required: boolean }[] = [];
  for (const [index, skill] of found.entries()) {
    const before = found[index - 1];
    const last = needs.at(-1);
    if (before && last && OR.test(text.slice(before.end, skill.at))) {
      last.names.push(skill.name);
      continue;
    }
    const segment = segmentOf(skill);
    needs.push({
      names: [skill.name],
      level: levelWritten(segment),
      required: !(isOptional(skill.at) || isSaidOptional(skill, segment)),
    });
  }
  return needs;
}

/** Whether a sentence says of a skill in it that it is not required. */
function isSaidOptional({ name, sentence }: SkillInText, segment: string): boolean {
  if (OPTIONAL_WORDS.test(segment)) return true;
  const cue = OPTIONAL_BEFORE.exec(sentence);
  if (!cue) return false;
  const leading = sentence.slice(0, cue.index);
  const [own] = findInText(sentence).filter((each) => each.name === name);
  return own !== undefined && (own.at > cue.index || ALL_OF_IT.test(leading));
}

/** Answers, for skills in rising order, what stands around each between commas, full stops and brackets. */
function segmentsOf(text: string): (skill: SkillInText) => string {
  const ends = [...text.matchAll(SEGMENT_ENDS)].map(({ index }) => index);
  let next = 0;
  return ({ at, end }) => {
    while (next < ends.length && (ends[next] ?? 0) < at) next++;
    let last = next;
    while (last < ends.length && (ends[last] ?? 0) < end) last++;
    return text.slice(next === 0 ? 0 : (ends[next - 1] ?? 0) + 1, ends[last] ?? text.length);
  };
}

/** Answers whether a place stands below a heading such as "Diferenciais:", up to the next heading. */
function optionalPlaces(text: string): (at: number) => boolean {
  const sections: { from: number; optional: boolean }[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const heading = line.trim();
    const isHeading = heading.length <= LONGEST_HEADING && /:$/.test(heading);
    if (isHeading) sections.push({ from, optional: OPTIONAL_WORDS.test(heading) });
    from += line.length + 1;
  }
  return (at) => sections.findLast((section) => section.from <= at)?.optional ?? false;
}
