import type { PartialDate } from './dates.ts';
import { twoOf } from './job-parts.ts';
import type { Draft, Part } from './labelled-jobs.ts';
import { joined } from './resume-lines.ts';
import { roleScore } from './roles.ts';

export interface ReadExperience {
  readonly company: string;
  readonly position: string;
  readonly start: PartialDate | null;
  readonly end: PartialDate | null;
  readonly current: boolean;
  readonly description: string;
}

const DESCRIPTION_MAX = 2_000;

/** Tells what from where: by words of work, and where those say nothing, as the other jobs have it. */
export function named(drafts: readonly Draft[]): ReadExperience[] {
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
      description: joined(draft.body).slice(0, DESCRIPTION_MAX).trim(),
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
