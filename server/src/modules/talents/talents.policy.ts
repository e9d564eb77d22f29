import type { Actor } from '../../platform/actor.ts';

export interface SeenTalent {
  readonly userId: string;
  readonly visibility: 'open' | 'applied' | 'hidden';
}

/** How the company at work knows a talent. */
export interface Standing {
  /** The actor runs the jobs of a company. */
  readonly runsJobs: boolean;
  /** There is an application of theirs that the actor may see, without blind review. */
  readonly applied: boolean;
}

export const isOwn = (actor: Actor, talent: Pick<SeenTalent, 'userId'>): boolean =>
  actor.kind === 'user' && actor.userId === talent.userId;

/** Whether recruiters may see a profile: hidden ones nobody, others by an application, open ones also without. */
export function maySee({ visibility }: Pick<SeenTalent, 'visibility'>, { runsJobs, applied }: Standing): boolean {
  if (visibility === 'hidden') return false;
  return applied || (visibility === 'open' && runsJobs);
}
