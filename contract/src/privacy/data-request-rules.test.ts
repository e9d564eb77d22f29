import { expect, test } from 'vitest';
import { mayOnRequest, REQUEST_ACTIONS, REQUEST_STATES } from './data-request-rules.ts';

/** Written out by hand: what may be done in each state, before and after the deadline was put off. */
const ALLOWED: Readonly<Record<string, string>> = {
  'received first': '',
  'received extended': '',
  'confirmed first': 'start extend answer refuse',
  'confirmed extended': 'start answer refuse',
  'working first': 'extend answer refuse',
  'working extended': 'answer refuse',
  'answered first': '',
  'answered extended': '',
  'refused first': '',
  'refused extended': '',
  'withdrawn first': '',
  'withdrawn extended': '',
};

test('what may be done with a request depends on its state, and on whether it was put off', () => {
  for (const state of REQUEST_STATES)
    for (const extended of [false, true]) {
      const facts = { state, extended, copying: false };
      const allowed = REQUEST_ACTIONS.filter((action) => mayOnRequest(action, facts)).join(' ');
      expect(allowed, state).toBe(ALLOWED[`${state} ${extended ? 'extended' : 'first'}`]);
    }
});

test('nothing is done while the copy that answers it is being made', () => {
  for (const state of REQUEST_STATES)
    for (const extended of [false, true])
      for (const action of REQUEST_ACTIONS)
        expect(mayOnRequest(action, { state, extended, copying: true })).toBe(false);
});
