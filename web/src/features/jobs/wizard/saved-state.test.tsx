import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SavedState } from './saved-state.tsx';

test.each([
  [-3000, 'Salvo agora'],
  [900, 'Salvo agora'],
  [4700, 'Salvo há 4 s'],
  [59_000, 'Salvo há 59 s'],
  [60_000, 'Salvo há 1 minuto'],
  [3_600_000, 'Salvo há 1 hora'],
])('what was saved %i ms ago: %s', (age, text) => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  render(<SavedState state={{ status: 'saved', at: new Date(Date.now() - age) }} />);
  expect(screen.getByText(text).getAttribute('aria-hidden')).toBe('true');
});

test('the passing time is not read out again and again', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  render(<SavedState state={{ status: 'saved', at: new Date(Date.now() - 4500) }} />);
  expect(screen.getByText('Salvo há 4 s').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Salvo');
});
