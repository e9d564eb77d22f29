import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CaptionsStrip } from './captions-strip.tsx';
import type { OwnCaptions } from './use-captions.ts';

afterEach(cleanup);

const start = vi.fn();
const strip = (own: Partial<OwnCaptions>, publishes = true) => (
  <CaptionsStrip
    captions={[]}
    self="eu"
    own={{
      hearing: 'service',
      on: false,
      failure: null,
      lagSeconds: 0,
      consent: undefined,
      start,
      stop: vi.fn(),
      write: vi.fn(),
      ...own,
    }}
    service="ouvinte-1"
    language="pt-BR"
    publishes={publishes}
  />
);

describe('captions of what one says', () => {
  it('that have failed are started again by a press', async () => {
    render(strip({ consent: true, failure: 'network' }));
    expect(screen.getByText(/parou de responder/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Legendar minha fala' }));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Partial<OwnCaptions>, boolean]>([
    ['were declined', { consent: false }, true],
    ['were declined, and failed before', { consent: false, failure: 'denied' }, true],
    ['are on', { consent: true, on: true }, false],
    ['cannot be made here', { consent: true, hearing: 'none' }, false],
    ['are made by nobody knows whom yet', { consent: true, hearing: undefined }, false],
  ])('that %s', (_, own, isOffered) => {
    render(strip(own));
    expect(screen.queryAllByRole('button', { name: 'Legendar minha fala' })).toHaveLength(isOffered ? 1 : 0);
  });

  it('are asked for once, before anything is heard', () => {
    render(strip({}));
    expect(screen.getAllByRole('button', { name: 'Legendar minha fala' })).toHaveLength(1);
  });

  it('that are late are said to be once, and shown by how much', () => {
    const { rerender } = render(strip({ consent: true, on: true }));
    const isSaid = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const before = isSaid();
    rerender(strip({ consent: true, on: true, lagSeconds: 5 }));
    const late = isSaid();
    expect(late).not.toEqual(before);
    expect(late).toContain('As legendas da sua fala estão atrasadas.');
    rerender(strip({ consent: true, on: true, lagSeconds: 9 }));
    expect(isSaid()).toEqual(late);
    expect(screen.getByText('com 9 s de atraso')).toBeTruthy();
  });

  it('are not made of who only looks on', () => {
    render(strip({ consent: false }, false));
    expect(screen.queryByRole('button', { name: 'Legendar minha fala' })).toBeNull();
  });
});
