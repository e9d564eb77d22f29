import { completenessOf } from '@prova/contract/talents/completeness';
import type { TalentProfile, TalentSummary, TalentView } from '@prova/contract/talents/talents';
import type { Ctx } from '../../platform/context.ts';
import { pictureLink } from '../files/files.service.ts';
import { namedFor } from '../skills/skills.service.ts';
import { type SkillProof, talentPorts } from './ports.ts';
import { type SkillRow, type SummaryRow, selectSkillsOf, type TalentRow } from './talents.queries.ts';

/** As a mean of proofs, 0 to 100; null without any. */
export function skillScoreOf(proofs: readonly SkillProof[]): number | null {
  if (proofs.length === 0) return null;
  return Math.round(proofs.reduce((sum, { faded }) => sum + faded, 0) / proofs.length);
}

async function partsOf(ctx: Ctx, row: TalentRow) {
  const [skills, proofs] = [
    await selectSkillsOf(ctx, [row.id]),
    (await talentPorts.proofsOf(ctx, [row.id])).get(row.id) ?? [],
  ];
  const declared = new Set(skills.map(({ skillId }) => skillId));
  return {
    skills: namedFor(
      ctx.locale,
      skills.map((skill) => shownSkill(skill, proofs)),
    ),
    otherProofs: namedFor(ctx.locale, proofs)
      .filter(({ skillId }) => !declared.has(skillId))
      .map(shownProof),
    skillScore: skillScoreOf(proofs),
  };
}

const shownProof = (proof: SkillProof) => ({
  ...proof,
  provenAt: proof.provenAt.toISOString(),
  validUntil: proof.validUntil.toISOString(),
});

function shownSkill({ skillId, name, state, level, years }: SkillRow, proofs: readonly SkillProof[]) {
  const proof = proofs.find((each) => each.skillId === skillId);
  return {
    skillId,
    name,
    level,
    yearsOfExperience: years,
    proposed: state === 'proposed',
    proof: proof ? shownProof(proof) : null,
  };
}

/** What everybody who may see the profile sees of it; the output schema takes what it declares. */
async function seenOf(ctx: Ctx, row: TalentRow) {
  return {
    ...row,
    ...(await partsOf(ctx, row)),
    name: row.name ?? '',
    photoUrl: row.photoFileId && pictureLink(ctx, row.photoFileId),
    coverUrl: row.coverFileId && pictureLink(ctx, row.coverFileId),
    languages: row.languages as unknown as TalentProfile['languages'],
    education: row.education as unknown as TalentProfile['education'],
    experience: row.experience as unknown as TalentProfile['experience'],
  };
}

export async function presentOwn(ctx: Ctx, row: TalentRow): Promise<TalentProfile> {
  const seen = await seenOf(ctx, row);
  const links = [row.portfolioUrl, row.linkedinUrl, row.githubUrl, row.websiteUrl].filter((url) => url !== null).length;
  return {
    ...seen,
    payExpected: row.payExpected === null ? null : Number(row.payExpected),
    completeness: completenessOf({
      skills: seen.skills.length,
      title: row.title !== null,
      experience: seen.experience.length,
      bio: row.bio !== null,
      seniority: row.seniority !== null,
      place: row.city !== null || row.state !== null,
      languages: seen.languages.length,
      education: seen.education.length,
      workModel: row.workModel !== null,
      payExpected: row.payExpected !== null,
      availability: row.availability !== null,
      links,
      photo: row.photoFileId !== null,
    }),
  };
}

const NO_CONTACTS = {
  email: null,
  phone: null,
  portfolioUrl: null,
  linkedinUrl: null,
  githubUrl: null,
  websiteUrl: null,
};

/** How to reach somebody is for companies that they applied to. */
export async function presentView(ctx: Ctx, row: TalentRow, applied: boolean): Promise<TalentView> {
  return { ...(await seenOf(ctx, row)), ...(applied ? {} : NO_CONTACTS), applied };
}

export const presentPublic = seenOf;

/** The skills shown in a list: proven ones first. */
const SKILLS_SHOWN = 8;

export async function presentSummaries(ctx: Ctx, rows: readonly SummaryRow[]): Promise<TalentSummary[]> {
  const ids = rows.map(({ id }) => id);
  const [skills, proofs] = [
    Map.groupBy(await selectSkillsOf(ctx, ids), ({ talentId }) => talentId),
    await talentPorts.proofsOf(ctx, ids),
  ];
  return rows.map((row) => {
    const own = proofs.get(row.id) ?? [];
    const proven = new Set(own.map(({ skillId }) => skillId));
    const shown = (skills.get(row.id) ?? [])
      .map(({ name, level, skillId }) => ({ name, level, proven: proven.has(skillId) }))
      .toSorted((one, other) => Number(other.proven) - Number(one.proven))
      .slice(0, SKILLS_SHOWN);
    return {
      ...row,
      name: row.name ?? '',
      photoUrl: row.photoFileId && pictureLink(ctx, row.photoFileId),
      skillScore: skillScoreOf(own),
      skills: namedFor(ctx.locale, shown),
    };
  });
}
