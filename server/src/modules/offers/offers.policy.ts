import type { Actor } from '../../platform/actor.ts';
import { mayWithApplication } from '../applications/applications.service.ts';

interface OfferFacts {
  readonly companyId: string;
  /** Whether the job is shared with the actor. */
  readonly shared: boolean;
}

/** Who makes, sends and cancels the offers of an application. */
export function mayHandleOffers(actor: Actor, row: OfferFacts): boolean {
  return mayWithApplication(actor, 'handle_offers', row);
}

/** Who in the company sees what was offered. */
export function mayReadOffers(actor: Actor, row: OfferFacts): boolean {
  return mayWithApplication(actor, 'read_offers', row);
}

/** Who reads and answers an offer: the holder of its own link. */
export function mayAnswer(actor: Actor, offer: { readonly id: string }): boolean {
  return actor.kind === 'token' && actor.token === 'offer' && actor.subjectId === offer.id;
}
