import type { RequestKind } from '@prova/contract/privacy/data-request-rules';
import type { Answer } from '@prova/contract/privacy/privacy-requests';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { selectOperatorQueue } from './data-requests.queries.ts';
import { answerRequestWith, extendRequest, refuseRequest } from './handle-request.ts';
import { requireQueued } from './request-queue.ts';

/** A request that operators answer: asked of the platform, or of a company that has closed. */
export interface OperatorRequest {
  readonly id: string;
  readonly kind: RequestKind;
  readonly email: string | null;
  /** Null: the platform. */
  readonly company: string | null;
  readonly message: string | null;
  readonly dueAt: Date;
  readonly overdue: boolean;
}

/** What waits for operators, by deadline. */
export async function operatorQueue(ctx: Ctx): Promise<OperatorRequest[]> {
  const rows = await selectOperatorQueue(ctx);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    email: row.address,
    company: row.companyName,
    message: row.message,
    dueAt: row.dueAt,
    overdue: row.dueAt <= ctx.clock.now(),
  }));
}

/** What an operator may do with a request. */
export type OperatorChange =
  | { readonly action: 'answer'; readonly text: string; readonly with: Answer }
  | { readonly action: 'extend' | 'refuse'; readonly reason: string };

/** @throws Error in plain words, for what is not the operator's to answer or cannot be done any more */
export async function changeAsOperator(ctx: Ctx, id: string, change: OperatorChange): Promise<void> {
  const queue = await selectOperatorQueue(ctx);
  if (!queue.some((row) => row.id === id))
    throw new Error(
      'No open request with this id waits for an operator. Those to companies are answered by their owners.',
    );
  const { version } = await requireQueued(ctx, id);
  try {
    if (change.action === 'answer') await answerRequestWith(ctx, id, { version, text: change.text, with: change.with });
    else if (change.action === 'extend') await extendRequest(ctx, id, version, change.reason);
    else await refuseRequest(ctx, id, version, change.reason);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new Error(PLAIN[error.code] ?? `Refused: ${error.code}.`, { cause: error });
  }
}

const PLAIN: Readonly<Partial<Record<AppError['code'], string>>> = {
  REQUEST_STATE_REFUSED:
    'This cannot be done with the request: it was put off once already, a copy is being made, or a copy or an erasure is not what was asked.',
  VERSION_CONFLICT: 'Somebody else has just changed the request. Look at it again.',
  LAST_OWNER: 'Others belong to the company of this person, and nobody else owns it: hand ownership over first.',
};
