import type { Actor } from '../../platform/actor.ts';

/** Whether the actor may change or delete a note: one's own words alone. Who may read it is who may see the application. */
export function mayEdit(actor: Actor, note: { readonly authorId: string }): boolean {
  return actor.kind === 'user' && actor.userId === note.authorId;
}
