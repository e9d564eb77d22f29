import { expect, test } from 'vitest';
import { acceptsApplications, JOB_STATUSES, shownJobStatus, toggledJobStatus } from './job-status.ts';

test('job statuses: what is shown, what accepts applications, where the toggle leads', () => {
  expect(JOB_STATUSES.map((s) => [s, shownJobStatus(s), acceptsApplications(s), toggledJobStatus(s)])).toEqual([
    ['OPEN', 'active', true, 'ON_HOLD'],
    ['DRAFT', 'draft', false, null],
    ['ON_HOLD', 'paused', false, 'ACTIVE'],
    ['FILLED', 'closed', false, null],
    ['CANCELLED', 'closed', false, null],
    ['ACTIVE', 'active', true, 'ON_HOLD'],
  ]);
});
