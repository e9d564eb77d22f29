/** The statuses of a job. Free of dependencies, so that any page may carry it. */

/** Stored statuses of a job. OPEN reads as ACTIVE; nothing writes it. */
export const JOB_STATUSES = ['OPEN', 'DRAFT', 'ON_HOLD', 'FILLED', 'CANCELLED', 'ACTIVE'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** What a reader sees of a job's status. */
export const SHOWN_JOB_STATUSES = ['active', 'paused', 'closed', 'draft'] as const;
export type ShownJobStatus = (typeof SHOWN_JOB_STATUSES)[number];

const SHOWN: Record<JobStatus, ShownJobStatus> = {
  OPEN: 'active',
  ACTIVE: 'active',
  ON_HOLD: 'paused',
  FILLED: 'closed',
  CANCELLED: 'closed',
  DRAFT: 'draft',
};

/** The word shown for a stored job status. */
export function shownJobStatus(status: JobStatus): ShownJobStatus {
  return SHOWN[status];
}

/** Only active jobs accept applications. */
export function acceptsApplications(status: JobStatus): boolean {
  return SHOWN[status] === 'active';
}

/** The status after pausing or resuming, or null where the toggle does not apply (draft, closed). */
export function toggledJobStatus(status: JobStatus): JobStatus | null {
  if (acceptsApplications(status)) return 'ON_HOLD';
  return status === 'ON_HOLD' ? 'ACTIVE' : null;
}
