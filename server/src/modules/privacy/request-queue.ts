import type { QueryOf, ResultOf } from '@prova/contract/endpoint';
import {
  mayOnRequest,
  REQUEST_ACTIONS,
  type REQUEST_HISTORY,
  type RequestAction,
} from '@prova/contract/privacy/data-request-rules';
import type { getCompanyRequest, listCompanyRequests } from '@prova/contract/privacy/privacy-requests';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { requireDataRequest } from './ask.ts';
import { copyState } from './copies.ts';
import { presentQueued } from './data-requests.present.ts';
import { countQueue, type DataRequestRow, selectHeld, selectHistory, selectQueue } from './data-requests.queries.ts';
import { requireAnswersFor } from './privacy.policy.ts';
import { selectVerifiedOwner } from './privacy.queries.ts';
import { type Person, personOf } from './subject.ts';

const HELD_SHOWN = 200;

type History = ResultOf<typeof getCompanyRequest>['history'];

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function companyQueue(ctx: Ctx, companyId: string, query: QueryOf<typeof listCompanyRequests>) {
  requireAnswersFor(ctx, companyId);
  const { open, overdue, ended } = await countQueue(ctx, companyId);
  const rows = await selectQueue(ctx, companyId, query);
  const data: ResultOf<typeof listCompanyRequests> = {
    requests: rows.map((row) => presentQueued(ctx, row)),
    open,
    overdue,
  };
  return { data, meta: pageMeta(query.page, query.limit, query.show === 'open' ? open : ended) };
}

/**
 * A request that the actor may answer.
 * @param lock changes begin with this
 * @throws AppError NOT_FOUND, also while the address is not proven; FORBIDDEN
 */
export async function requireQueued(ctx: Ctx, id: string, lock = false): Promise<DataRequestRow> {
  const row = await requireDataRequest(ctx, id, lock);
  requireAnswersFor(ctx, row.state === 'received' ? null : row.companyId);
  return row;
}

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function companyRequest(ctx: Ctx, id: string): Promise<ResultOf<typeof getCompanyRequest>> {
  const row = await requireQueued(ctx, id);
  const { all, contracts } = await personAsking(ctx, row);
  const held = all.applicationIds.length === 0 ? [] : await selectHeld(ctx, all.applicationIds, HELD_SHOWN);
  const until = new Map(contracts.map((contract) => [contract.applicationId, contract.until]));
  const can = (action: RequestAction) => mayOnRequest(action, factsOf(ctx, row));
  return {
    ...presentQueued(ctx, row),
    message: row.message,
    extendedAt: row.extendedAt,
    extensionReason: row.extensionReason,
    answer: row.answer,
    copy: row.answeredAt === null ? copyState(row, ctx.clock.now()) : null,
    holds: held.map((each) => ({ ...each, keptUntil: until.get(each.applicationId) ?? null })),
    history: await historyOf(ctx, row),
    can: Object.fromEntries(REQUEST_ACTIONS.map((action) => [action, can(action)])) as Record<RequestAction, boolean>,
  };
}

/** What the rules of the contract ask of a row. */
export function factsOf(ctx: Ctx, row: DataRequestRow) {
  return {
    state: row.state,
    extended: row.extendedAt !== null,
    copying: row.answeredAt === null && copyState(row, ctx.clock.now()) === 'working',
  };
}

/** Whoever asked, as far as whoever was asked knows them. */
export async function personAsking(ctx: Ctx, row: DataRequestRow): Promise<Person> {
  if (row.address === null) return { all: NOBODY, erasable: NOBODY, contracts: [] };
  // An account may have come since, or its address have changed.
  const userId = row.userId ?? (await selectVerifiedOwner(ctx, row.address))?.id ?? null;
  return personOf(ctx, {
    userId,
    email: row.address,
    ...(row.companyId !== null && { companyId: row.companyId }),
  });
}

const NOBODY = { userId: null, email: null, applicationIds: [] } as const;
const ACTION = /^privacy\.request_(.+)$/;

async function historyOf(ctx: Ctx, row: DataRequestRow): Promise<History> {
  const entries = await selectHistory(ctx, { id: row.id, companyId: row.companyId });
  return entries.flatMap(({ action, at, by }) => {
    const what = ACTION.exec(action)?.[1];
    return what === undefined ? [] : [{ what: what as (typeof REQUEST_HISTORY)[number], at, by }];
  });
}
