import { expect, test, vi } from 'vitest';
import { unlessLeaving } from '../lib/moves.ts';
import { startRouter } from './router.tsx';

test('what changes the address of a page waits while another page is being fetched', async () => {
  history.replaceState(null, '', '/nowhere');
  const router = startRouter();
  const change = vi.fn();
  unlessLeaving(change);
  expect(change).toHaveBeenCalledTimes(1);
  void router.navigate('/admin/recruiter/jobs');
  expect(router.state.navigation.state).toBe('loading');
  unlessLeaving(change);
  expect(change).toHaveBeenCalledTimes(1);
  // The way there is given up.
  await router.navigate('/nowhere');
  expect(change).toHaveBeenCalledTimes(2);
  router.dispose();
});
