import type { Task } from '../../platform/tasks.ts';
import { answerWithCopyTask } from './answer-with-copy.ts';
import { eraseTask } from './erasure.ts';
import { exportTask } from './export.ts';
import { remindOwnersTask } from './remind-owners.ts';
import { retentionTask } from './retention.ts';

export const privacyTasks: readonly Task<unknown>[] = [
  exportTask,
  eraseTask,
  retentionTask,
  answerWithCopyTask,
  remindOwnersTask,
] as Task<unknown>[];
