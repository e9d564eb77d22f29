import type { Ctx } from '../../platform/context.ts';

/** What jobs ask of modules further right; filled in by app.ts. */
export interface JobPorts {
  /** Stages of a job that hold an application, in whatever status. */
  readonly occupiedStages: (ctx: Ctx, jobId: string) => Promise<ReadonlySet<string>>;
  /** Applications of a job by the source they came through. */
  readonly applicationsBySource: (ctx: Ctx, jobId: string) => Promise<ReadonlyMap<string, number>>;
  /** Open applications in the first stage, by job; jobs without any may be left out. */
  readonly freshByJob: (ctx: Ctx, jobIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

let connected: JobPorts | undefined;

export function connectJobs(ports: JobPorts): void {
  connected = ports;
}

export function jobPorts(): JobPorts {
  if (!connected) throw new Error('connectJobs was not called');
  return connected;
}
