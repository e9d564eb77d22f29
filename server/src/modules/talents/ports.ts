import type { Ctx } from '../../platform/context.ts';
import { defineHook, definePort } from '../../platform/ports.ts';

/** A result in a skill, as a profile shows it. */
export interface SkillProof {
  readonly skillId: string;
  /** As the dictionary writes it. */
  readonly name: string;
  /** 0 to 100, when it was made. */
  readonly score: number;
  /** What it is worth today, 0 to 100. */
  readonly faded: number;
  readonly provenAt: Date;
  readonly validUntil: Date;
  readonly source: 'test' | 'grading' | 'ai_interview';
  /** Of an interview with a program: the company whose person confirmed the result. */
  readonly companyName: string | null;
}

/** What talents need of modules further right. */
export const talentPorts = {
  /** The best proof of each skill that these talents have proven and show, by talent. */
  proofsOf:
    definePort<(ctx: Ctx, talentIds: readonly string[]) => Promise<ReadonlyMap<string, readonly SkillProof[]>>>(
      'talents.proofsOf',
    ),
  /**
   * Whether a company may see the profile for an application of theirs: one without blind review, to a job that the actor
   * may see.
   */
  mayBeSeenBy: definePort<(ctx: Ctx, talentId: string, companyId: string) => Promise<boolean>>('talents.mayBeSeenBy'),
  /** Runs in the transaction in which somebody gets open to all recruiters, or is not any more. */
  setOpen: defineHook<[ctx: Ctx, talentId: string, open: boolean]>('talents.setOpen'),
  /** Runs in every transaction that changes a profile, or who may see it: what companies are shown of it follows at once. */
  onSpread: defineHook<[ctx: Ctx, talentId: string]>('talents.onSpread'),
  /** Runs in the transaction that empties a profile. */
  onEmptied: defineHook<[ctx: Ctx, talentId: string]>('talents.onEmptied'),
};
