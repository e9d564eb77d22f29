import type { Ctx } from '../../platform/context.ts';

/** Who did something, as a row of the history keeps it. */
export interface EventActor {
  readonly kind: 'user' | 'board' | 'offer' | 'interview' | 'test' | 'application' | 'guest' | 'api' | 'system';
  /** The user or the token. */
  readonly id: string | null;
  /** Their name at the time: of a person, of a board link. */
  readonly label: string | null;
}

/** The actor of `ctx` for the history; a candidate goes by the name of the application, with an account or without. */
export function eventActor(ctx: Ctx, candidateName: string): EventActor {
  const { actor } = ctx;
  switch (actor.kind) {
    case 'user':
      return { kind: 'user', id: actor.userId, label: (actor.role === 'POTENTIAL' && candidateName) || actor.name };
    case 'guest':
      return { kind: 'guest', id: null, label: candidateName };
    case 'system':
      return { kind: 'system', id: null, label: null };
    case 'token':
      switch (actor.token) {
        case 'board':
        case 'api':
          return { kind: actor.token, id: actor.tokenId, label: actor.label };
        case 'offer':
        case 'interview':
        case 'test':
          return { kind: actor.token, id: actor.tokenId, label: candidateName };
        case 'application_status':
          return { kind: 'application', id: actor.tokenId, label: candidateName };
        default:
          throw new Error(`A token of the kind ${actor.token} changes no application`);
      }
  }
}
