import type { SessionUser } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import type { Selectable } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { Users } from '../../platform/schema.gen.ts';
import { insertConsents, lockUser, selectAcceptedVersions } from './accounts.queries.ts';
import type { Accepted } from './second-factor/challenges.ts';
import { sessionUser } from './sessions/sessions.ts';

type Person = Pick<Selectable<Users>, 'id' | 'locale'>;

/** The documents in force that are accepted only now. @throws AppError TERMS_REQUIRED when one is not */
export async function missingDocuments(ctx: Ctx, user: Person, { acceptedTerms, acceptedPrivacy }: Accepted) {
  const accepted = await selectAcceptedVersions(ctx, user.id);
  const documents = [
    { kind: 'terms' as const, version: TERMS_VERSION, given: acceptedTerms },
    { kind: 'privacy' as const, version: PRIVACY_VERSION, given: acceptedPrivacy },
  ].filter(({ kind, version }) => !accepted.has(`${kind}:${version}`));
  if (documents.some((document) => document.given !== document.version)) throw new AppError('TERMS_REQUIRED');
  return documents;
}

/** Keeps what is accepted now and was not before. @throws AppError TERMS_REQUIRED */
export async function acceptDocuments(ctx: Ctx, user: Person, given: Accepted): Promise<void> {
  const documents = await missingDocuments(ctx, user, given);
  if (documents.length === 0) return;
  await insertConsents(
    ctx,
    documents.map(({ kind, version }) => ({
      id: newId(ctx),
      userId: user.id,
      kind,
      textVersion: version,
      locale: user.locale,
      address: ctx.caller.address,
      createdAt: ctx.clock.now(),
    })),
  );
}

/** Somebody who is signed in accepts documents that have changed since. @throws AppError UNAUTHENTICATED */
export async function acceptChangedDocuments(ctx: Ctx, given: Accepted): Promise<SessionUser> {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return ctx.transaction(async (ctx) => {
    // Two tabs accept at once: one row each, not two.
    const user = await lockUser(ctx, actor.userId);
    if (!user) throw new AppError('UNAUTHENTICATED');
    await acceptDocuments(ctx, user, given);
    return sessionUser(ctx, user);
  });
}
