import { languageCode } from '@prova/contract/language-names';
import { PROOF_HALF_LIFE_DAYS } from '@prova/contract/matching/formula';
import type { MatchJob, MatchProfile } from '@prova/contract/matching/match-input';
import { writtenLanguage } from '../../server/src/modules/matching/written-languages.ts';
import { readPlace } from '../../server/src/modules/matching/written-place.ts';
import { readNeeds, readSkills } from '../../server/src/modules/matching/written-skills.ts';
import { seniorityInTitle } from '../../server/src/modules/talents/talents.service.ts';
import type { SetJob, SetProfile } from './set.ts';

const DAYS_A_MONTH = 365.25 / 12;

const nameOf = (skill: string | { name: string }) => (typeof skill === 'string' ? skill : skill.name);
const isLanguage = (skill: string | { name: string }) => writtenLanguage(nameOf(skill)) !== null;

/** Languages of both lists, for people write them among skills, too. */
function languagesOf({ languages, skills }: SetProfile | SetJob): MatchProfile['languages'] {
  const named = languages.map(({ language, proficiency }) => ({
    code: languageCode(language) ?? writtenLanguage(language)?.code ?? null,
    proficiency: proficiency ?? writtenLanguage(language)?.proficiency ?? null,
  }));
  const among = skills.flatMap((skill) => writtenLanguage(nameOf(skill)) ?? []);
  const all = [...named, ...among].flatMap(({ code, proficiency }) =>
    code ? [{ code, proficiency: proficiency ?? ('intermediate' as const) }] : [],
  );
  return [...new Map(all.map((each) => [each.code, each])).values()];
}

const cents = (amount: number | null | undefined) => (amount ? Math.round(amount * 100) : null);

export function matchProfileOf(profile: SetProfile): MatchProfile {
  const listed = profile.skills
    .filter((skill) => !isLanguage(skill))
    .map((skill) => {
      if (typeof skill === 'string') return { name: skill, level: null, proof: null };
      const { name, level = null, proof } = skill;
      const fading = proof ? 2 ** ((-proof.monthsAgo * DAYS_A_MONTH) / PROOF_HALF_LIFE_DAYS) : 1;
      return { name, level, proof: proof ? { score: proof.score / 100, fading } : null };
    });
  return {
    skills: readSkills(profile.title ?? null, listed),
    seniority: profile.seniority ?? seniorityInTitle(profile.title ?? null),
    languages: languagesOf(profile),
    workModel: profile.workModel ?? null,
    ...readPlace(profile.place ?? {}),
    payExpected: cents(profile.payExpected),
    currency: profile.currency,
  };
}

export function matchJobOf(job: SetJob): MatchJob {
  const listed = job.skills
    .filter((skill) => !isLanguage(skill))
    .map((skill) =>
      typeof skill === 'string'
        ? { name: skill, level: null, required: true }
        : { ...skill, level: skill.level ?? null },
    );
  return {
    needs: readNeeds(job.title ?? null, listed, job.description ?? null),
    seniority: job.seniority ?? seniorityInTitle(job.title ?? null),
    languages: languagesOf(job),
    locationModel: job.workModel ?? null,
    ...readPlace(job.place ?? {}),
    payMax: cents(job.payMax),
    currency: job.currency,
  };
}
