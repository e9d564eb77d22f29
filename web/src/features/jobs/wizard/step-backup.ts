import type { StepData, StepNumber } from './step-data.ts';

/**
 * What was typed and has not reached the server yet, kept in this tab: a reload, a lost connection or an expired
 * session takes nothing away.
 */

const keyOf = (jobId: string | null, step: StepNumber) => `prova.wizard.${jobId ?? 'new'}.${step}`;

const baseKeyOf = (jobId: string | null, step: StepNumber) => `${keyOf(jobId, step)}.base`;

/** @param base what the server had when it was typed */
export function keepBackup(jobId: string | null, step: StepNumber, data: StepData, base: StepData | null): void {
  try {
    sessionStorage.setItem(keyOf(jobId, step), JSON.stringify(data));
    sessionStorage.setItem(baseKeyOf(jobId, step), JSON.stringify(base));
  } catch {
    // Storage may be forbidden or full; the server then holds the only copy.
  }
}

export function dropBackup(jobId: string | null, step: StepNumber): void {
  try {
    sessionStorage.removeItem(keyOf(jobId, step));
    sessionStorage.removeItem(baseKeyOf(jobId, step));
  } catch {
    // As above.
  }
}

export function readBackup(jobId: string | null, step: StepNumber): StepData | null {
  return read(keyOf(jobId, step));
}

/** What the server had when the backup was typed; null when nobody knows. */
export function readBackupBase(jobId: string | null, step: StepNumber): StepData | null {
  return read(baseKeyOf(jobId, step));
}

function read(key: string): StepData | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' ? (kept as StepData | null) : null;
  } catch {
    return null;
  }
}
