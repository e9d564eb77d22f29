import { statusAfterMove } from '@prova/contract/applications/application-status';
import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type { BodyInput, DataOf } from '@prova/contract/endpoint';
import {
  actOnCandidate,
  type Board,
  type Card,
  getCards,
  moveCandidate,
  undoChange,
} from '@prova/contract/funnel/funnel';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { isApiError, messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { findCard } from './board-state.ts';
import type { BoardHandle } from './use-board.ts';

export type Stage = Board['columns'][number]['stage'];
export type Action = BodyInput<typeof actOnCandidate>;
type Changed = DataOf<typeof moveCandidate>;

type Step = {
  /** The card as it will probably be, shown until the answer comes. */
  guess?: (card: Card) => Card;
  /** @param seen what is on the screen; where nothing is, the server takes the step as it finds things */
  run: (seen: { version?: number }) => Promise<Changed>;
  /** Words of the toast when it is done. */
  done: (card: Card) => string;
  /** What did not happen, when it fails; why stands below it. Left out where the screen shows a failure itself. */
  failed?: string;
};

/** A card as a move by hand leaves it. */
export function placed(card: Card, { id, type }: Stage): Card {
  return type === 'offer' || type === 'hired' ? card : { ...card, stageId: id, status: statusAfterMove(type) };
}

/** Steps of the recruiter: on the screen at once, taken back when the server refuses, undone for ten seconds. */
export function useChanges(jobId: string, board: BoardHandle) {
  const { t } = useTranslation('funnel');
  const client = useQueryClient();
  const { queryKey, read, put, settle, refresh, touch, during } = board;
  const running = useRef(new Map<string, Promise<unknown>>());

  const undo = useCallback(
    async (card: Card, eventId: string) => {
      try {
        const undone = () => call(undoChange, { params: { id: card.id }, body: { eventId } });
        const { card: after } = await during(card.id, undone);
        settle(after);
        toast.info(t('undone', { name: card.name }));
      } catch (error) {
        toast.error(t('failed.undo', { name: card.name }), { description: messageOf(error) });
        void refresh([card.id]);
      }
      touch();
    },
    [during, settle, refresh, t, touch],
  );

  const take = useCallback(
    async (id: string, step: Step) => {
      let card = findCard(read(), id);
      if (card && step.guess) {
        // What is being loaded was read before this step.
        await client.cancelQueries({ queryKey });
        put(step.guess(card));
      }
      try {
        // An application that is open beside the board may stand outside of what is loaded of it.
        card ??= (await call(getCards, { query: { jobId, ids: id } }))[0];
        const seen = card ? { version: card.version } : {};
        const { card: after, eventId, undoUntil } = await during(id, () => step.run(seen));
        settle(after);
        touch();
        toast.success(step.done(after), {
          ...(undoUntil && {
            duration: UNDO_SECONDS * 1000,
            action: { label: t('undo', { ns: 'ui' }), onAction: () => void undo(after, eventId) },
          }),
        });
      } catch (error) {
        // Unless something newer has come meanwhile.
        if (card && findCard(read(), id)?.version === card.version) put(card);
        if (card && isApiError(error, 'STALE_MOVE')) toast.warning(t('stale', { name: card.name }), { duration: 8000 });
        else if (step.failed) toast.error(step.failed, { description: messageOf(error) });
        if (isApiError(error, 'STALE_MOVE', 'ACTION_REFUSED', 'APPLICATION_NOT_FOUND', 'STAGE_NOT_FOUND')) {
          void refresh([id]);
          touch();
        }
        throw error;
      }
    },
    [client, during, jobId, put, settle, queryKey, read, refresh, t, touch, undo],
  );

  /** One step of an application after the other: the second needs the version that the first one makes. */
  const inTurn = useCallback(
    (id: string, step: Step): Promise<unknown> => {
      const before = running.current.get(id) ?? Promise.resolve();
      const next = before.catch(() => undefined).then(() => take(id, step));
      running.current.set(id, next);
      const settle = () => {
        if (running.current.get(id) === next) running.current.delete(id);
      };
      next.then(settle, settle);
      return next;
    },
    [take],
  );

  return useMemo(
    () => ({
      /** A toast says what came of it. */
      move: ({ id, name }: Pick<Card, 'id' | 'name'>, stage: Stage) => {
        inTurn(id, {
          guess: (card) => placed(card, stage),
          run: (seen) => call(moveCandidate, { params: { id }, body: { targetStageId: stage.id, ...seen } }),
          done: () => t('moved', { name, stage: stage.name }),
          failed: t('failed.move', { name }),
        }).catch(() => undefined);
      },
      /** Rejects when it fails; a toast says so, too, where `failed` gives its title. */
      act: (id: string, action: Action, how: Pick<Step, 'done' | 'guess' | 'failed'>) =>
        inTurn(id, { ...how, run: (seen) => call(actOnCandidate, { params: { id }, body: { ...action, ...seen } }) }),
    }),
    [inTurn, t],
  );
}
export type Changes = ReturnType<typeof useChanges>;
