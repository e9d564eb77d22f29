import type { Actor } from '../../../platform/actor.ts';
import { mayWithApplication } from '../../applications/applications.service.ts';

interface AssignmentFacts {
  readonly companyId: string;
  /** Whether the job is shared with the actor. */
  readonly shared: boolean;
}

/** Who sends tests, gives more time, and calls tests back. */
export function mayHandleTests(actor: Actor, row: AssignmentFacts): boolean {
  return mayWithApplication(actor, 'handle_tests', row);
}

/** Who in the company sees what was asked, and how it went. */
export function mayReadTests(actor: Actor, row: AssignmentFacts): boolean {
  return mayWithApplication(actor, 'read_tests', row);
}

/** Who takes a test: the holder of the link to the tests of its application, or to this one where it was chosen. */
export function mayTake(actor: Actor, row: { readonly id: string; readonly applicationId: string | null }): boolean {
  return actor.kind === 'token' && actor.token === 'test' && actor.subjectId === (row.applicationId ?? row.id);
}
