import { expect, test } from 'vitest';
import { JOBS } from '../seeds/jobs.ts';
import { NEW_JOBS } from '../seeds/new-jobs.ts';
import { writtenAt } from '../seeds/scenarios/jobs.ts';
import { HOUR } from '../seeds/time.ts';

const HOURS_OF_A_WEEK = Array.from({ length: 168 }, (_, hour) => hour);

test('whenever the demo is made, its jobs are begun and published before that', () => {
  const monday = Date.parse('2026-03-09T00:20:00Z');
  for (const hour of HOURS_OF_A_WEEK) {
    const now = new Date(monday + hour * HOUR);
    for (const demo of [...JOBS, ...NEW_JOBS]) {
      const { createdAt, publishedAt } = writtenAt(demo, now);
      expect(createdAt.getTime(), `${demo.key} at ${now.toISOString()}`).toBeLessThan(now.getTime());
      if (demo.status === 'DRAFT') continue;
      expect(publishedAt.getTime(), `${demo.key} at ${now.toISOString()}`).toBeLessThan(now.getTime());
      expect(publishedAt.getTime()).toBeGreaterThan(createdAt.getTime());
    }
  }
});
