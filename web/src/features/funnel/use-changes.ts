import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type { BodyInput, DataOf } from '@prova/contract/endpoint';
import { actOnCandidate, type Board, type Card, type moveCandidate, undoChange } from '@prova/contract/funnel/funnel';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { isApiError, messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { useBoardSource } from './board-source.ts';
import { findCard, placed } from './board-state.ts';
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
  /** What follows from it, below. */
  note?: string | undefined;
  /** What did not happen, when it fails; why stands below it. Left out where the screen shows a failure itself. */
  failed?: string;
};

/** Whom a move is about, and where they stood on the screen. */
export type Moved = Pick<Card, 'id' | 'name' | 'stageId' | 'status'>;

/**
 * Steps of the recruiter: on the screen at once, taken back when the server refuses, undone for ten seconds.
 * @param onUndone whose step was taken back
 */
export function useChanges(jobId: string, board: BoardHandle, onUndone?: (id: string) => void) {
  const { t } = useTranslation('funnel');
  const client = useQueryClient();
  const source = useBoardSource();
  const { queryKey, read, put, settle, refresh, touch, during } = board;
  const running = useRef(new Map<string, Promise<unknown>>());
  const [waiting, setWaiting] = useState(0);
  /** The versions that answers have brought, also of cards that have left the board since. */
  const answered = useRef(new Map<string, number>());
  const undone = useRef(onUndone);
  useEffect(() => {
    undone.current = onUndone;
    // The toast outlives the board: then the step is taken back, and nobody is led anywhere.
    return () => {
      undone.current = undefined;
    };
  });

  const undo = useCallback(
    async (card: Card, eventId: string) => {
      try {
        const takeBack = () => call(undoChange, { params: { id: card.id }, body: { eventId } });
        const { card: after } = await during(card.id, takeBack);
        answered.current.set(card.id, after.version);
        settle(after);
        undone.current?.(card.id);
        const stage =
          after.stageId === card.stageId
            ? undefined
            : read()?.columns.find((column) => column.stage.id === after.stageId)?.stage.name;
        toast.info(
          stage === undefined ? t('undone', { name: card.name }) : t('undoneMove', { name: card.name, stage }),
        );
      } catch (error) {
        toast.error(t('failed.undo', { name: card.name }), { description: messageOf(error) });
        void refresh([card.id]);
      }
      touch();
    },
    [during, read, settle, refresh, t, touch],
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
        card ??= (await source.cards(jobId, [id]))[0];
        const seen = card ? { version: card.version } : {};
        const { card: after, eventId, undoUntil } = await during(id, () => step.run(seen));
        answered.current.set(id, after.version);
        settle(after);
        touch();
        toast.success(step.done(after), {
          ...(step.note !== undefined && { description: step.note }),
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
    [client, during, jobId, put, settle, queryKey, read, refresh, source, t, touch, undo],
  );

  /** One step of an application after the other: the second needs the version that the first one makes. */
  const inTurn = useCallback(
    (id: string, step: Step): Promise<unknown> => {
      const before = running.current.get(id) ?? Promise.resolve();
      const next = before.catch(() => undefined).then(() => take(id, step));
      running.current.set(id, next);
      setWaiting((count) => count + 1);
      const settle = () => {
        if (running.current.get(id) === next) running.current.delete(id);
        setWaiting((count) => count - 1);
      };
      next.then(settle, settle);
      return next;
    },
    [take],
  );

  /** Out of the column that the card stood in when it was asked for. */
  const step = useCallback(
    ({ id, name, stageId: fromStageId }: Moved, stage: Stage, notes?: string): Step => ({
      guess: (card) => placed(card, stage),
      run: (seen) =>
        source.move(id, { targetStageId: stage.id, fromStageId, ...(notes !== undefined && { notes }), ...seen }),
      done: () => t('moved', { name, stage: stage.name }),
      ...(stage.mails && { note: t('mailSoon') }),
    }),
    [source, t],
  );

  const steps = useMemo(
    () => ({
      /** Whether a step of an application is under way. */
      isRunning: (id: string) => running.current.has(id),
      /** Whether a step has made what is shown of an application old: its new state is on the way. */
      isBehind: (id: string, version: number) => (answered.current.get(id) ?? 0) > version,
      /** Once the steps of these that are under way have their answers. */
      settled: (ids: readonly string[]) => Promise.allSettled(ids.map((id) => running.current.get(id))),
      /** What a step of several has answered. */
      heard: (cards: readonly Card[]) => {
        for (const { id, version } of cards) answered.current.set(id, version);
      },
      /** The version that one's own last step has made; 0 where there was none. */
      ownVersion: (id: string) => answered.current.get(id) ?? 0,
      /** A toast says what came of it. */
      move: (card: Moved, stage: Stage) => {
        inTurn(card.id, { ...step(card, stage), failed: t('failed.move', { name: card.name }) }).catch(() => undefined);
      },
      /** With a reason, where one was asked for. Rejects when it fails. */
      moveFor: (card: Moved, stage: Stage, notes: string) => inTurn(card.id, step(card, stage, notes)),
      /** Rejects when it fails; a toast says so, too, where `failed` gives its title. */
      act: (id: string, action: Action, how: Pick<Step, 'done' | 'note' | 'guess' | 'failed'>) =>
        inTurn(id, { ...how, run: (seen) => call(actOnCandidate, { params: { id }, body: { ...action, ...seen } }) }),
    }),
    [inTurn, step, t],
  );
  /** @property waiting how many steps have no answer yet */
  return useMemo(() => ({ ...steps, waiting }), [steps, waiting]);
}
export type Changes = ReturnType<typeof useChanges>;
