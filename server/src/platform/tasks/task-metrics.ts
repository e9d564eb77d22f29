import { Counter, Gauge, Histogram } from 'prom-client';
import type { QueueCounts } from './tasks-port.ts';

export const taskRuns = new Counter({
  name: 'prova_task_runs_total',
  help: 'Runs of background tasks by outcome; a failed run may be tried again.',
  labelNames: ['task', 'outcome'],
});

export const taskSeconds = new Histogram({
  name: 'prova_task_seconds',
  help: 'Time that a run of a background task takes.',
  labelNames: ['task'],
  buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
});

let countQueues: (() => Promise<QueueCounts[]>) | undefined;

/** Lets `/metrics` of this process show the queues; undefined ends it. */
export function showQueues(counts: (() => Promise<QueueCounts[]>) | undefined): void {
  countQueues = counts;
}

new Gauge({
  name: 'prova_tasks',
  help: 'Tasks by queue and state, about a minute old; what has failed for good is in the queue dead-letters, waiting.',
  labelNames: ['task', 'state'],
  async collect() {
    for (const { task, ...states } of (await countQueues?.()) ?? []) {
      for (const [state, count] of Object.entries(states)) this.set({ task, state }, count);
    }
  },
});
