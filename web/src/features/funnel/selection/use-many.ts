import { settledSeconds, undoSeconds } from '@prova/contract/applications/status-events';
import type { BodyInput, DataOf } from '@prova/contract/endpoint';
import type { Card } from '@prova/contract/funnel/funnel';
import { actOnCandidates, undoChanges } from '@prova/contract/funnel/mass-actions';
import { use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { LiveChannel } from '../../../lib/live.ts';
import { toast } from '../../../ui/toast-store.ts';
import { MANY_TIMEOUT_MS, useBoardSource } from '../board-source.ts';
import type { Chosen } from './plan.ts';
import { withProgress } from './progress-of-many.ts';
import { type Failed, useFailedLines } from './use-failed-lines.ts';

type Body = BodyInput<typeof actOnCandidates>;
/** What is done to all of them. */
export type ManyAction = Body extends infer B ? (B extends Body ? Omit<B, 'jobId' | 'applications'> : never) : never;
export type Outcome = DataOf<typeof actOnCandidates>;

/** Where the people stand who are acted on. */
export interface ManyPlace {
  /** Of a board: all are of its job. */
  readonly jobId?: string;
  /** What is under way with some of them has its answer first. */
  readonly settled: (ids: readonly string[]) => Promise<unknown>;
  /** The version that one's own last step has made of somebody; 0 where there was none. */
  readonly ownVersion: (id: string) => number;
  /** Runs a call about these, whose own messages are no news. */
  readonly during: (ids: readonly string[], run: () => Promise<Outcome>) => Promise<Outcome>;
  /** Shows what has become of them. */
  readonly take: (outcome: Outcome) => void;
  /** Nobody knows what has become of them: they are loaded again. */
  readonly reload: () => void;
}

type Cards = readonly Card[];
interface Words {
  /** @param cards of those that it was done to, as they are now */
  readonly done: (cards: Cards) => string;
  /** How many mails go out for it. */
  readonly mails: (cards: Cards) => number;
  /** Where none goes out and that has to be said. */
  readonly silent?: string;
  /** What is being done, while it takes a while. */
  readonly running: string;
  readonly failed: string;
}

/** One call about several people. */
interface Step {
  readonly send: (applications: Body['applications'], job: { readonly jobId?: string }) => Promise<Outcome>;
  /** Who was chosen, too, and of whom it was known before that it is not done to them. */
  readonly leftOut?: readonly Failed[];
  /** For how long it can be taken back, and how long its mails wait; left out, as many decisions at once. */
  readonly seconds?: { readonly undo: number; readonly mails: number };
  /** Hears that something else may be out of date, after the undo, too. */
  readonly onChange?: () => void;
}

/**
 * One step of several people at once: one call, one toast that says what came of it, one undo.
 * @param onOutcome hears whom it was done to and whom not
 */
export function useMany(place: ManyPlace, onOutcome: (outcome: Outcome, failed: readonly Failed[]) => void) {
  const { t } = useTranslation('selection');
  const lines = useFailedLines();
  const source = useBoardSource();
  const channel = use(LiveChannel);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const { jobId } = place;
  const named = jobId === undefined ? {} : { jobId };

  const undo = async ({ changes }: Outcome, people: readonly Chosen[], onChange?: () => void) => {
    const ids = changes.map(({ card }) => card.id);
    const step = { text: t('undoing', { count: ids.length }), ids, jobIds: people.map(({ jobId }) => jobId) };
    const body = { ...named, changes: changes.map(({ card, eventId }) => ({ id: card.id, eventId })) };
    try {
      const undone = await withProgress(channel, step, () =>
        place.during(ids, () => call(undoChanges, { body }, { timeoutMs: MANY_TIMEOUT_MS })),
      );
      place.take(undone);
      onChange?.();
      const failed = withNames(undone, people);
      if (failed.length === 0) toast.info(t('undone', { count: undone.processed.length }));
      else
        toast.warning(t('notUndone', { count: failed.length }), {
          description: lines(failed).join(' '),
          duration: SLOWLY_MS,
        });
    } catch (error) {
      toast.error(t('failed.undo'), { description: messageOf(error) });
      place.reload();
    }
  };

  /**
   * Rejects when nothing is known to have happened; what was refused is told of each.
   * @returns nothing while another step is under way
   */
  const run = async (
    people: readonly Chosen[],
    { send, leftOut = [], seconds = secondsOf(people.length), onChange }: Step,
    words: Words,
  ): Promise<Outcome | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    const ids = people.map(({ id }) => id);
    try {
      await place.settled(ids);
      const applications = people.map(({ id, version }) => ({ id, version: Math.max(version, place.ownVersion(id)) }));
      const since = Date.now();
      const step = { text: words.running, ids, jobIds: people.map(({ jobId }) => jobId) };
      const outcome = await withProgress(channel, step, () => place.during(ids, () => send(applications, named)));
      place.take(outcome);
      onChange?.();
      const failed = [...withNames(outcome, people), ...leftOut];
      const cards = outcome.changes.map(({ card }) => card);
      const mails = words.mails(cards);
      const description =
        mails > 0
          ? t('mailsSoon', { count: mails, seconds: seconds.mails })
          : cards.length > 0
            ? words.silent
            : undefined;
      // The time of the first has begun before the last was done.
      const duration = seconds.undo * 1000 - (Date.now() - since);
      const undoing = source.isTeam &&
        cards.length > 0 &&
        duration >= UNDO_MIN_MS && {
          duration,
          action: { label: t('undo', { ns: 'ui' }), onAction: () => void undo(outcome, people, onChange) },
        };
      const said = [
        cards.length > 0 && words.done(cards),
        failed.length > 0 && t('notProcessed', { count: failed.length }),
      ];
      toast[failed.length === 0 ? 'success' : 'warning'](said.filter(Boolean).join('. '), {
        ...(description !== undefined && { description: description }),
        ...(failed.length > 0 && { duration: SLOWLY_MS }),
        ...undoing,
      });
      onOutcome(outcome, failed);
      return outcome;
    } catch (error) {
      if (isApiError(error)) place.reload();
      throw error;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const act = async (people: readonly Chosen[], action: ManyAction, words: Words): Promise<void> => {
    const send: Step['send'] = (applications, job) => {
      const body = { ...action, ...job, applications };
      return source.actOnMany?.(body) ?? call(actOnCandidates, { body }, { timeoutMs: MANY_TIMEOUT_MS });
    };
    await run(people, { send }, words);
  };

  return {
    busy,
    /** For what has a call of its own. */
    run,
    /** Rejects when it fails: for a dialog, which shows why. */
    act,
    /** A toast says when it fails. */
    actNow: (people: readonly Chosen[], action: ManyAction, words: Words) => {
      act(people, action, words).catch((error: unknown) =>
        toast.error(words.failed, { description: messageOf(error) }),
      );
    },
  };
}
export type Many = ReturnType<typeof useMany>;

const SLOWLY_MS = 8000;
/** In less time nobody finds the way back, which is not offered then. */
const UNDO_MIN_MS = 3000;

const secondsOf = (count: number) => ({ undo: undoSeconds(count), mails: settledSeconds(count) });

function withNames({ failed }: Outcome, people: readonly Chosen[]): Failed[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return failed.map((each) => ({ ...each, name: names.get(each.id) ?? '' }));
}
