import { inject } from 'vitest';
// The types of what global-setup.ts provides.
import { cloneTemplate, createEmpty, type TestDatabase } from './template.ts';

/** A migrated, empty database for one test file. Drop it when the file is done. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneTemplate(inject('databaseServer'), inject('templateDatabase'));
}

/** One without any table, as an installation begins. Drop it when the file is done. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createEmpty(inject('databaseServer'));
}
