import type { Task } from '../../platform/tasks.ts';
import { eraseTask } from './erasure.ts';
import { exportTask } from './export.ts';
import { retentionTask } from './retention.ts';

export const privacyTasks: readonly Task<unknown>[] = [exportTask, eraseTask, retentionTask] as Task<unknown>[];
