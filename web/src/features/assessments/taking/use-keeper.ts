import type { Sitting, saveAnswers } from '@prova/contract/assessments/taking';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../../lib/request.ts';
import type { Answer } from '../player/answers.ts';
import { AnswerKeeper, deliverLeftBehind, type Keeping, storeOf } from './answer-keeper.ts';

const SAVE = '/api/v1/tests/invitations/:token/:id/answers';

type Where = { readonly token: string; readonly id: string };

/** Sends what windows before left behind. */
export const sendLeftBehind = (params: Where): Promise<void> =>
  deliverLeftBehind(params.id, (body) => request<typeof saveAnswers>('PUT', SAVE, { params, body }));

/** When time is up by the clock of this browser: the server's is what counts. */
const untilOf = ({ expiresAt, now }: { expiresAt: string | null; now: string }): number | null =>
  expiresAt === null ? null : Date.now() + Date.parse(expiresAt) - Date.parse(now);

/** The answers of a sitting, and what brings them to the server. */
export function useKeeper(where: Where, sitting: Sitting) {
  const { token, id } = where;
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(
    () => new Map(sitting.answers.map(({ questionId, value }) => [questionId, value])),
  );
  const [flagged, setFlagged] = useState<ReadonlySet<string>>(
    () => new Set(sitting.answers.filter(({ flagged }) => flagged).map(({ questionId }) => questionId)),
  );
  const [keeping, setKeeping] = useState<Keeping>({ status: 'saved' });
  const [until, setUntil] = useState(() => untilOf(sitting));
  const keeper = useRef<AnswerKeeper>(null);
  useEffect(() => {
    const own = new AnswerKeeper(sitting.seat, {
      send: (body, { keepalive }) =>
        request<typeof saveAnswers>(
          'PUT',
          SAVE,
          { params: { token, id }, body },
          { keepalive, retries: 0, ...(keepalive && { timeoutMs: 30_000 }) },
        ),
      store: storeOf(id, sitting.seat),
      onKeeping: setKeeping,
      onSaved: (saved) =>
        setUntil((former) => {
          const next = untilOf(saved);
          // Not for each way that takes a little longer: the seconds on screen are not to jump.
          return former !== null && next !== null && Math.abs(next - former) < 1500 ? former : next;
        }),
    });
    keeper.current = own;
    const leave = () => void own.flush({ keepalive: true });
    const goOn = () => void own.flush();
    addEventListener('pagehide', leave);
    addEventListener('online', goOn);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('online', goOn);
      void own.flush({ keepalive: true });
    };
  }, [token, id, sitting.seat]);
  return {
    answers,
    flagged,
    keeping,
    until,
    answer: (questionId: string, value: Answer) => {
      setAnswers((former) => new Map(former).set(questionId, value));
      keeper.current?.record(questionId, value, flagged.has(questionId));
    },
    flag: (questionId: string) => {
      const next = flagged.symmetricDifference(new Set([questionId]));
      setFlagged(next);
      keeper.current?.record(questionId, answers.get(questionId) ?? null, next.has(questionId));
    },
    /** @returns whether the server has everything */
    flush: () => keeper.current?.flush() ?? Promise.resolve(true),
    setUntil,
  };
}
