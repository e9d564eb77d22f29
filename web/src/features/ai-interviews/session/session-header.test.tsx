import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aiInvitationOf, sessionOf } from '../../../../test/ai-interview.ts';
import { SessionHeader } from './session-header.tsx';

afterEach(() => vi.useRealTimers());

const header = (secondsUsed: number) => (
  <SessionHeader
    interview={aiInvitationOf({ status: 'in_progress', session: sessionOf({ secondsUsed }) })}
    onPause={null}
    isPausing={false}
  />
);

it('the time goes on from what the server says, and counts nothing twice', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const { rerender } = render(header(60));
  expect(screen.getByText(/^1 min de cerca de/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(screen.getByText(/^6 min de cerca de/)).toBeTruthy();
  // The page was renewed, with the same question.
  rerender(header(360));
  expect(screen.getByText(/^6 min de cerca de/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText(/^7 min de cerca de/)).toBeTruthy();
});
