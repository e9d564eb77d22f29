import { languageCode } from '@prova/contract/language-names';
import { fading } from '@prova/contract/matching/formula';
import type { KnownSkill, MatchJob, MatchProfile } from '@prova/contract/matching/match-input';
import type { Proficiency } from '@prova/contract/spoken-languages';
import type { Ctx } from '../../platform/context.ts';
import { seniorityInTitle } from '../talents/talents.service.ts';
import {
  type JobFacts,
  selectAskedSkills,
  selectDeclaredSkills,
  selectJobFacts,
  selectProvenSkills,
  selectTalentFacts,
  type TalentFacts,
} from './facts.queries.ts';
import { readPlace } from './written-place.ts';
import { seniorityOfJob } from './written-seniority.ts';
import { readNeeds, readSkills, type WrittenProof } from './written-skills.ts';

/** A proof with its day, since what is stored of it fades. */
export interface DatedProof {
  readonly score: number;
  readonly provenAt: Date;
  /** Of an interview with a program: the company whose person confirmed the result. */
  readonly companyName: string | null;
}

export interface ReadTalent {
  readonly facts: TalentFacts;
  readonly profile: MatchProfile;
  /** By name of the skill: the proof that is worth most, today and on any day. */
  readonly proofs: ReadonlyMap<string, DatedProof>;
}

/** What the formula reads of talents. Those who are gone are left out. */
export async function readTalents(ctx: Ctx, talentIds: readonly string[]): Promise<ReadTalent[]> {
  if (talentIds.length === 0) return [];
  const now = ctx.clock.now();
  const [facts, declared, proven] = [
    await selectTalentFacts(ctx, talentIds),
    Map.groupBy(await selectDeclaredSkills(ctx, talentIds), ({ talentId }) => talentId),
    Map.groupBy(await selectProvenSkills(ctx, talentIds), ({ talentId }) => talentId),
  ];
  return facts.map((talent) => {
    const proofs = bestProofs(proven.get(talent.id) ?? [], now);
    const skills = skillsOf(talent, declared.get(talent.id) ?? [], proofs, now);
    return { facts: talent, proofs, profile: profileOf(talent, skills) };
  });
}

function bestProofs(rows: readonly (DatedProof & { name: string })[], now: Date): Map<string, DatedProof> {
  const worth = ({ score, provenAt }: DatedProof) => score * fading(provenAt, now);
  const best = new Map<string, DatedProof>();
  for (const { name, ...proof } of rows) {
    const other = best.get(name);
    if (!other || worth(other) < worth(proof)) best.set(name, proof);
  }
  return best;
}

function skillsOf(
  talent: TalentFacts,
  declared: readonly { name: string; level: KnownSkill['level'] }[],
  proofs: ReadonlyMap<string, DatedProof>,
  now: Date,
): KnownSkill[] {
  const written: WrittenProof[] = declared.map((skill) => ({ ...skill, proof: null, stored: true }));
  // What somebody has worked with is a declaration as well, of which no level is known.
  const used = (talent.experience as { technologies?: string[] }[]).flatMap(({ technologies = [] }) => technologies);
  for (const name of new Set(used)) written.push({ name, level: 'BEGINNING', proof: null });
  const known = new Map(readSkills(talent.title, written).map((skill) => [skill.skill, skill]));
  for (const [skill, { score, provenAt }] of proofs) {
    const proof = { score: score / 100, fading: fading(provenAt, now) };
    known.set(skill, { skill, level: known.get(skill)?.level ?? null, proof });
  }
  return [...known.values()];
}

function profileOf(talent: TalentFacts, skills: KnownSkill[]): MatchProfile {
  return {
    skills,
    seniority: talent.seniority ?? seniorityInTitle(talent.title),
    languages: spoken(talent.languages as { name: string; proficiency: Proficiency }[]),
    workModel: talent.workModel,
    ...readPlace(talent),
    payExpected: talent.payExpected === null ? null : Number(talent.payExpected),
    currency: talent.currency,
  };
}

function spoken(languages: readonly { name: string; proficiency: Proficiency }[]): MatchProfile['languages'] {
  return languages.flatMap(({ name, proficiency }) => {
    const code = languageCode(name);
    return code ? [{ code, proficiency }] : [];
  });
}

/** What somebody without a profile says of themselves, in a résumé and a form. */
export interface WrittenPerson {
  readonly title: string | null;
  readonly seniority: MatchProfile['seniority'];
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  /** Names of the dictionary, and how well where that is said. Résumés rarely do: each other counts as intermediate. */
  readonly skills: readonly { readonly name: string; readonly level: KnownSkill['level'] }[];
  readonly languages: readonly { readonly name: string; readonly proficiency: Proficiency | null }[];
}

/** What the formula reads of them. */
export function readWritten({ title, seniority, skills, languages, ...place }: WrittenPerson): MatchProfile {
  const rated = languages.flatMap(({ name, proficiency }) => (proficiency ? [{ name, proficiency }] : []));
  return {
    skills: readSkills(
      title,
      skills.map(({ name, level }) => ({ name, level, proof: null, stored: true })),
    ),
    seniority: seniority ?? seniorityInTitle(title),
    languages: spoken(rated),
    workModel: null,
    ...readPlace(place),
    payExpected: null,
    currency: null,
  };
}

export interface ReadJob {
  readonly facts: JobFacts;
  readonly job: MatchJob;
}

/** What the formula reads of jobs, open or not. */
export async function readJobs(ctx: Ctx, jobIds: readonly string[]): Promise<ReadJob[]> {
  if (jobIds.length === 0) return [];
  const facts = await selectJobFacts(ctx, jobIds);
  const asked = Map.groupBy(await selectAskedSkills(ctx, jobIds), ({ jobId }) => jobId);
  return facts.map((job) => ({ facts: job, job: jobOf(job, asked.get(job.id) ?? []) }));
}

function jobOf(job: JobFacts, asked: Parameters<typeof readNeeds>[1]): MatchJob {
  const most = job.payMax ?? job.payMin;
  return {
    needs: readNeeds(
      job.title,
      asked.map((skill) => ({ ...skill, stored: true })),
    ),
    seniority: seniorityOfJob(job),
    languages: job.languages as unknown as MatchJob['languages'],
    locationModel: job.locationModel,
    ...readPlace(job),
    payMax: most === null ? null : Number(most),
    currency: job.currency,
  };
}
