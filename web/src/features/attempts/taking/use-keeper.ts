import { ANSWER_MAX } from '@prova/contract/assessments/test-fields';
import type { Attempt, saveAnswers } from '@prova/contract/attempts/taking';
import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '../../../lib/request.ts';
import type { Answer } from '../player/answers.ts';
import { AnswerKeeper, deliverLeftBehind, type Keeping } from './answer-keeper.ts';
import { storeOf } from './word-store.ts';

const SAVE = '/api/v1/tests/invitations/:token/:id/answers';

type Where = { readonly token: string; readonly id: string };

/** Sends what windows before left behind. @returns numbers of the questions of which something came too late */
export const sendLeftBehind = (params: Where): Promise<number[]> =>
  deliverLeftBehind(params.id, (body) => request<typeof saveAnswers>('PUT', SAVE, { params, body }));

/** When time is up by the clock of this browser: the server's is what counts. */
const untilOf = ({ expiresAt, now }: { expiresAt: string | null; now: string }): number | null =>
  expiresAt === null ? null : Date.now() + Date.parse(expiresAt) - Date.parse(now);

/** Less is the way of an answer that takes a little longer. Milliseconds. */
export const NEWS_MS = 1500;

/** What of an answer counts: as much of a text as may be written, without the one character that nothing keeps. */
const counted = (value: Answer): Answer =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').slice(0, ANSWER_MAX) : value;

/** The seconds on screen are not to jump with each answer. */
const steady = (former: number | null, next: number | null) =>
  former !== null && next !== null && Math.abs(next - former) < NEWS_MS ? former : next;

/** The answers of an attempt, and what brings them to the server. */
export function useKeeper(where: Where, attempt: Attempt) {
  const { token, id } = where;
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(
    () => new Map(attempt.answers.map(({ questionId, value }) => [questionId, value])),
  );
  const [flagged, setFlagged] = useState<ReadonlySet<string>>(
    () => new Set(attempt.answers.filter(({ flagged }) => flagged).map(({ questionId }) => questionId)),
  );
  const [keeping, setKeeping] = useState<Keeping>({ status: 'saved' });
  const [until, setUntil] = useState(() => untilOf(attempt));
  const keeper = useRef<AnswerKeeper>(null);
  useEffect(() => {
    const own = new AnswerKeeper(attempt.seat, {
      send: (body, { keepalive }) =>
        request<typeof saveAnswers>(
          'PUT',
          SAVE,
          { params: { token, id }, body },
          { keepalive, retries: 0, ...(keepalive && { timeoutMs: 30_000 }) },
        ),
      store: storeOf(id, attempt.seat),
      onKeeping: setKeeping,
      onSaved: (saved) => setUntil((former) => steady(former, untilOf(saved))),
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
  }, [token, id, attempt.seat]);
  return {
    answers,
    flagged,
    keeping,
    until,
    answer: (questionId: string, value: Answer) => {
      setAnswers((former) => new Map(former).set(questionId, value));
      keeper.current?.record(questionId, counted(value), flagged.has(questionId));
    },
    flag: (questionId: string) => {
      const next = flagged.symmetricDifference(new Set([questionId]));
      setFlagged(next);
      keeper.current?.record(questionId, counted(answers.get(questionId) ?? null), next.has(questionId));
    },
    /** @returns whether the server has everything */
    flush: () => keeper.current?.flush() ?? Promise.resolve(true),
    leave: useCallback((status: 'elsewhere' | 'ended') => void keeper.current?.leave(status), []),
    /** What the server says of when time is up. */
    setEnd: useCallback(
      (state: Pick<Attempt, 'expiresAt' | 'now'>) => setUntil((former) => steady(former, untilOf(state))),
      [],
    ),
  };
}
