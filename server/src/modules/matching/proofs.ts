import { fading } from '@prova/contract/matching/formula';
import { PROVES_FROM } from '@prova/contract/matching/proven-level';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { resolveSkills } from '../skills/skills.service.ts';
import { type SkillProof, spreadChange } from '../talents/talents.service.ts';
import { deleteDismissals } from './dismissed.queries.ts';
import {
  countShown,
  deleteProofs,
  deleteProofsOf,
  deleteProofsOfCompany,
  hideProofs,
  insertProof,
  type ShownProof,
  selectProofs,
  selectShownSources,
  updateShown,
} from './proofs.queries.ts';

const VALID_MONTHS = 12;

/** A result in a skill, of whoever examined it. */
export interface NewProof {
  readonly talentId: string;
  readonly skill: string;
  /** From what proves anything on, to 100. */
  readonly score: number;
  readonly provenAt: Date;
  readonly source: SkillProof['source'];
  readonly sourceId: string;
  /** Of an interview with a program: whose person confirmed the result. */
  readonly companyId?: string;
}

/**
 * Keeps a result as a proof of its skill: valid for twelve months, fading from the first day.
 * @throws RangeError for a result of the future, and for one that proves nothing
 */
export async function addProof(ctx: Ctx, { skill, ...proof }: NewProof): Promise<void> {
  if (proof.provenAt > ctx.clock.now()) throw new RangeError('A proof cannot be made in the future.');
  if (proof.score < PROVES_FROM) throw new RangeError(`A result of ${proof.score} proves nothing.`);
  const validUntil = proofEnd(proof.provenAt);
  await ctx.transaction(async (ctx) => {
    const skillId = (await resolveSkills(ctx, [skill])).get(skill)?.id;
    if (!skillId) throw new AppError('NOT_FOUND');
    await insertProof(ctx, { ...proof, id: newId(ctx), skillId, validUntil, createdAt: ctx.clock.now() });
    await spreadChange(ctx, proof.talentId);
  });
}

/** Until when a result is a proof. */
export function proofEnd(provenAt: Date): Date {
  const end = new Date(provenAt);
  end.setUTCMonth(end.getUTCMonth() + VALID_MONTHS);
  return end;
}

/** What one source says of several skills. */
type Proven = Omit<NewProof, 'skill' | 'score'> & { readonly skills: readonly Pick<NewProof, 'skill' | 'score'>[] };

/** Shows a result as proof of several skills, or takes it back: then it stays the talent's, who may show it again. */
export async function setProofs(ctx: Ctx, { skills, ...result }: Proven, shown: boolean): Promise<void> {
  if (shown) for (const skill of skills) await addProof(ctx, { ...result, ...skill });
  await updateShown(ctx, result.sourceId, shown);
  await spreadChange(ctx, result.talentId);
}

/** How many skills a result is shown to prove. */
export const shownProofs = (ctx: Ctx, sourceId: string): Promise<number> => countShown(ctx, sourceId);

/** Which of these sources show something. */
export const shownSources = (ctx: Ctx, sourceIds: readonly string[]): Promise<ReadonlySet<string>> =>
  selectShownSources(ctx, sourceIds);

/** Nothing is proven by these sources any more. @returns those of which something was shown */
export async function revokeProofs(ctx: Ctx, sourceIds: readonly string[]): Promise<string[]> {
  return spreadGone(ctx, await deleteProofsOf(ctx, sourceIds));
}

/** Nothing is proven by what people of a company have confirmed any more. @returns the sources of which something was shown */
export async function revokeProofsOfCompany(ctx: Ctx, companyId: string): Promise<string[]> {
  return spreadGone(ctx, await deleteProofsOfCompany(ctx, companyId));
}

async function spreadGone(ctx: Ctx, shown: readonly ShownProof[]): Promise<string[]> {
  for (const talentId of new Set(shown.map(({ talentId }) => talentId))) await spreadChange(ctx, talentId);
  return [...new Set(shown.map(({ sourceId }) => sourceId))];
}

/** Takes the proofs of a skill back. @returns how many there were */
export function removeProof(ctx: Ctx, talentId: string, skill: string): Promise<number> {
  return ctx.transaction(async (ctx) => {
    const skillId = (await resolveSkills(ctx, [skill])).get(skill)?.id;
    const removed = skillId ? await deleteProofs(ctx, talentId, skillId) : 0;
    if (removed > 0) await spreadChange(ctx, talentId);
    return removed;
  });
}

/** Who empties their profile shows no proofs, and has refused no jobs. */
export async function forgetChoices(ctx: Ctx, talentId: string): Promise<void> {
  await hideProofs(ctx, talentId);
  await deleteDismissals(ctx, talentId);
}

/** The proof of each skill that is worth most today, by talent. */
export async function proofsOf(ctx: Ctx, talentIds: readonly string[]): Promise<Map<string, readonly SkillProof[]>> {
  const now = ctx.clock.now();
  const worth = new Map<string, Map<string, SkillProof & { worth: number }>>();
  for (const { talentId, ...row } of await selectProofs(ctx, talentIds)) {
    const own = worth.get(talentId) ?? new Map();
    worth.set(talentId, own);
    const today = row.score * fading(row.provenAt, now);
    // Compared as the match does, before rounding.
    if ((own.get(row.skillId)?.worth ?? -1) < today)
      own.set(row.skillId, { ...row, worth: today, faded: Math.round(today) });
  }
  return new Map([...worth].map(([talentId, own]) => [talentId, [...own.values()]]));
}
