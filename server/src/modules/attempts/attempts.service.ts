export { noResult } from './assignments/assignment-rules.ts';
export { selectAssignment } from './assignments/assignments.queries.ts';
export { selectAttempt } from './attempts.queries.ts';
export { OFFERED } from './choosing/open-tests.queries.ts';
export { proofWays } from './choosing/proof-ways.ts';
export { selectPlace } from './counted.queries.ts';
export { attemptPorts } from './ports.ts';
export { proofOf } from './proofs/proof-of-result.ts';
