import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SavedState, savedAgo } from './saved-state.tsx';

test.each([
  [-3, 'now', 0],
  [0.9, 'now', 0],
  [4.7, 'seconds', 4],
  [60, 'minutes', 1],
  [3599, 'minutes', 59],
  [3600, 'hours', 1],
  [86_400 * 19, 'days', 19],
])('%f seconds are told in %s', (seconds, unit, count) => {
  expect(savedAgo(seconds)).toEqual({ unit, count });
});

test('the passing time is not read out again and again', () => {
  render(<SavedState state={{ status: 'saved', at: new Date(Date.now() - 4500) }} />);
  expect(screen.getByText('Salvo há 4 s').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Salvo');
});
