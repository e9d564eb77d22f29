import fc from 'fast-check';
import { expect, test } from 'vitest';
import { APPLICATION_ENDS, CANDIDATE_STATUSES, endOf, isActive } from './application-status.ts';

test('an application has ended when it counts as open no more, and when somebody is hired', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CANDIDATE_STATUSES), fc.boolean(), fc.boolean(), (status, withdrawn, closed) => {
      const application = { status, withdrawn, closed };
      const goesOn = isActive(application) && status !== 'hired';
      expect(endOf(application) === null).toBe(goesOn);
    }),
  );
});

test('each end is reached by some state', () => {
  const reached = CANDIDATE_STATUSES.flatMap((status) =>
    [true, false].flatMap((withdrawn) => [true, false].map((closed) => endOf({ status, withdrawn, closed }))),
  );
  expect(new Set(reached.filter((end) => end !== null))).toEqual(new Set(APPLICATION_ENDS));
});
