import { Counter, Histogram } from 'prom-client';

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
