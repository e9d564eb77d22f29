import { forgetInTab, keepInTab, keptInTab } from '../../../lib/tab-memory.ts';
import type { StepData, StepNumber } from './step-data.ts';

/**
 * What was typed and has not reached the server yet, kept in this tab: a reload, a lost connection or an expired
 * session takes nothing away.
 */

const keyOf = (jobId: string | null, step: StepNumber) => `prova.wizard.${jobId ?? 'new'}.${step}`;

const baseKeyOf = (jobId: string | null, step: StepNumber) => `${keyOf(jobId, step)}.base`;

/** @param base what the server had when it was typed */
export function keepBackup(jobId: string | null, step: StepNumber, data: StepData, base: StepData | null): void {
  keepInTab(keyOf(jobId, step), data);
  keepInTab(baseKeyOf(jobId, step), base);
}

export function dropBackup(jobId: string | null, step: StepNumber): void {
  forgetInTab(keyOf(jobId, step));
  forgetInTab(baseKeyOf(jobId, step));
}

export function readBackup(jobId: string | null, step: StepNumber): StepData | null {
  return keptInTab<StepData>(keyOf(jobId, step));
}

/** What the server had when the backup was typed; null when nobody knows. */
export function readBackupBase(jobId: string | null, step: StepNumber): StepData | null {
  return keptInTab<StepData>(baseKeyOf(jobId, step));
}
