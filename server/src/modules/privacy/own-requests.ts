import type { ResultOf } from '@prova/contract/endpoint';
import type { listOwnRequests } from '@prova/contract/privacy/privacy-requests';
import type { Ctx } from '../../platform/context.ts';
import { presentOwn } from './data-requests.present.ts';
import { selectCompaniesWith, selectNamed, selectOwnDataRequests } from './data-requests.queries.ts';
import { self } from './erasure.ts';
import { personOfAccount } from './subject.ts';

/** What the signed-in person has asked, also by the form with their address, and whom else they can ask. */
export async function ownRequests(ctx: Ctx): Promise<ResultOf<typeof listOwnRequests>> {
  const { userId, email } = self(ctx);
  const rows = await selectOwnDataRequests(ctx, { userId, email });
  const { all } = await personOfAccount(ctx, userId);
  const known = all.applicationIds.length > 0;
  return {
    requests: rows.map((row) => presentOwn(ctx, row)),
    companies: !known ? [] : await selectCompaniesWith(ctx, all.applicationIds),
    applications: known ? await selectNamed(ctx, all.applicationIds) : [],
  };
}
