import type { StepData, StepNumber } from './step-data.ts';

/**
 * What was typed and has not reached the server yet, kept in this tab: a reload, a lost connection or an expired
 * session takes nothing away.
 */

const keyOf = (jobId: string | null, step: StepNumber) => `prova.wizard.${jobId ?? 'new'}.${step}`;

export function keepBackup(jobId: string | null, step: StepNumber, data: StepData): void {
  try {
    sessionStorage.setItem(keyOf(jobId, step), JSON.stringify(data));
  } catch {
    // Storage may be forbidden or full; the server then holds the only copy.
  }
}

export function dropBackup(jobId: string | null, step: StepNumber): void {
  try {
    sessionStorage.removeItem(keyOf(jobId, step));
  } catch {
    // As above.
  }
}

export function readBackup(jobId: string | null, step: StepNumber): StepData | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(jobId, step)) ?? 'null');
    return typeof kept === 'object' ? (kept as StepData | null) : null;
  } catch {
    return null;
  }
}
