import { createHash } from 'node:crypto';
import { CallTransaction } from '../call-transaction.ts';
import { type CallPieces, type Ctx, createContext } from '../context.ts';
import { type Answer, answerOnce, finishCall, type KeyedQuestion } from './idempotency.ts';

/**
 * The pieces of a call: each in a transaction of its own, with its answer kept under a key made of that of the call.
 * @param question null for a call without a key: then nothing is known of a piece once the call has ended
 */
export function keptPieces({ platform, actor, locale, caller }: Ctx, question: KeyedQuestion | null): CallPieces {
  return {
    once: async <T>(name: string, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
      const call = new CallTransaction(platform.database);
      const within = createContext(platform, { actor, locale, caller, call });
      // In one transaction, so that a piece that is refused takes back all that it did.
      const run = async (): Promise<Answer> => {
        const body = JSON.stringify(await within.transaction(work));
        return { status: 200, body, cookies: [] };
      };
      const { body } = question
        ? await answerOnce(within, call, { ...question, key: keyOfPiece(question.key, name) }, run)
        : await finishCall(call, run);
      return JSON.parse(body) as T;
    },
  };
}

/** As long as a key may be, however long that of the call is. */
const keyOfPiece = (key: string, name: string): string =>
  createHash('sha256')
    .update(JSON.stringify([key, name]))
    .digest('base64url');
