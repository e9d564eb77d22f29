import { boardChanged, boardTopic } from '@prova/contract/funnel/realtime';
import type { Socket } from '../../../lib/socket.ts';
import { toast } from '../../../ui/toast-store.ts';

/** What is over sooner needs no progress. */
const SHOWN_AFTER_MS = 1000;

interface Step {
  /** What is being done, in words. */
  readonly text: string;
  readonly ids: readonly string[];
  readonly jobIds: Iterable<string>;
}

/**
 * Runs a call about many, and shows how far it has come once it takes a while: each of them that is done is told by its
 * board, before the call has its answer. The page may be another one by then.
 */
export async function withProgress<T>(channel: Socket, step: Step, run: () => Promise<T>): Promise<T> {
  const waiting = new Set(step.ids);
  const of = waiting.size;
  const stops = [...new Set(step.jobIds)].map((jobId) => channel.subscribe(boardTopic, { jobId }));
  let toastId: number | undefined;
  const done = () => (waiting.size < of ? of - waiting.size : undefined);
  const timer = setTimeout(() => {
    toastId = toast.info(step.text, { progress: { done: done(), of } });
  }, SHOWN_AFTER_MS);
  const stopHearing = channel.on(boardChanged, ({ applicationId, version }) => {
    if (applicationId === null || version === null || !waiting.delete(applicationId)) return;
    if (toastId !== undefined) toast.advance(toastId, of - waiting.size);
  });
  try {
    return await run();
  } finally {
    clearTimeout(timer);
    if (toastId !== undefined) toast.close(toastId);
    stopHearing();
    for (const stop of stops) stop();
  }
}
