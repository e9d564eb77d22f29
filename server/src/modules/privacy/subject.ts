import type { Ctx } from '../../platform/context.ts';
import type { DataSubject } from '../../platform/personal-data.ts';
import { selectContracts, selectOwnApplicationIds, selectOwner } from './privacy.queries.ts';

/** Years for which what belongs to a contract is kept, counted from the hire. */
export const CONTRACT_YEARS = 5;

export interface Person {
  /** All that is theirs. */
  readonly all: DataSubject;
  /** All but the applications that became a contract. */
  readonly erasable: DataSubject;
  /** The applications that a company keeps because they became a contract, with the day on which that ends. */
  readonly contracts: readonly { readonly applicationId: string; readonly until: Date }[];
}

/** What belongs to an account. Applications sent with its address before there was an account are among it. */
export async function personOfAccount(ctx: Ctx, userId: string): Promise<Person> {
  const owner = await selectOwner(ctx, userId);
  // Only a verified address proves that what was sent with it is this person's.
  const proven = owner?.emailVerifiedAt ? owner.email : null;
  const person = await personOf(ctx, { userId, email: proven });
  const email = owner?.email ?? null;
  return { ...person, all: { ...person.all, email }, erasable: { ...person.erasable, email } };
}

/**
 * What belongs to an account, an address that was proven to be theirs, or both.
 * @param whose.companyId only what this company holds of them
 */
export async function personOf(
  ctx: Ctx,
  { userId, email, companyId }: { userId: string | null; email: string | null; companyId?: string },
): Promise<Person> {
  const applicationIds = await selectOwnApplicationIds(ctx, userId, email, companyId);
  const contracts = await selectContracts(ctx, applicationIds, CONTRACT_YEARS);
  const kept = new Set(contracts.map(({ applicationId }) => applicationId));
  // The account is no company's.
  const all = companyId ? { userId: null, email, companyId, applicationIds } : { userId, email, applicationIds };
  return { all, contracts, erasable: { ...all, applicationIds: applicationIds.filter((id) => !kept.has(id)) } };
}
