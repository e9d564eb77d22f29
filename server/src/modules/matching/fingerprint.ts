import { createHash } from 'node:crypto';

/**
 * One value for what the formula reads of one side: the same for the same inputs, so that a score which was reckoned from
 * them can be known again.
 * @returns a UUID
 */
export const fingerprintOf = (inputs: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(inputs))
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
