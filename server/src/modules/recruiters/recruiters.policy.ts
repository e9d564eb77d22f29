import type { Actor } from '../../platform/actor.ts';

/** Who changes a profile: the person. */
export function mayEdit(actor: Actor, profile: { readonly id: string }): boolean {
  return actor.kind === 'user' && actor.userId === profile.id;
}
