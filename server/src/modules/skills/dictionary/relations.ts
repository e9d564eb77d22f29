import { theDictionary } from './dictionary.ts';

export interface RelatedSkill {
  readonly to: string;
  readonly strength: number;
}

let strengths: ReadonlyMap<string, ReadonlyMap<string, number>> | undefined;

/** What of other skills somebody has who has this one, the most first. */
export function related(name: string): RelatedSkill[] {
  return [...(allStrengths().get(name) ?? [])].map(([to, strength]) => ({ to, strength }));
}

/** The skills that stand for this one in part: whoever has them has so much of it, the most first. */
export function standingFor(wanted: string): RelatedSkill[] {
  return [...allStrengths()]
    .flatMap(([to, own]) => {
      const strength = own.get(wanted);
      return strength === undefined ? [] : [{ to, strength }];
    })
    .sort((one, other) => other.strength - one.strength || (one.to < other.to ? -1 : 1));
}

/** How much of `wanted` somebody can do who has `have`: 1 for the same, 0 without a relation. Relations form no chains. */
export function relationStrength(have: string, wanted: string): number {
  return have === wanted ? 1 : (allStrengths().get(have)?.get(wanted) ?? 0);
}

function allStrengths(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  strengths ??= build();
  return strengths;
}

function build(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const all = new Map<string, Map<string, number>>();
  const relate = (from: string, to: string, strength: number) => {
    const own = all.get(from) ?? new Map<string, number>();
    own.set(to, Math.max(strength, own.get(to) ?? 0));
    all.set(from, own);
  };
  for (const { name, relations } of theDictionary().skills) {
    for (const { to, strength, mutual } of relations) {
      relate(name, to, strength);
      if (mutual) relate(to, name, strength);
    }
  }
  return new Map([...all].map(([name, own]) => [name, new Map([...own].sort(([, one], [, other]) => other - one))]));
}
