import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useBackCloses } from './use-back-closes.ts';

function Layer({ name, onClose }: { name: string; onClose: () => void }) {
  useBackCloses(onClose);
  return (
    <button type="button" onClick={onClose}>
      {name}
    </button>
  );
}

function Page() {
  const [open, setOpen] = useState(2);
  return (
    <>
      {open > 0 && <Layer name="first" onClose={() => setOpen(0)} />}
      {open > 1 && <Layer name="second" onClose={() => setOpen(1)} />}
    </>
  );
}

const moved = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
const layers = () => (history.state as { layers?: number } | null)?.layers ?? 0;

test('Back takes the uppermost layer away, and what is closed otherwise leaves nothing in the history', async () => {
  history.replaceState({ idx: 4 }, '');
  render(<Page />);
  expect(history.state).toEqual({ idx: 4, layers: 2 });
  await act(async () => {
    const back = moved();
    history.back();
    await back;
  });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['first']);
  expect(layers()).toBe(1);
  await act(async () => {
    const back = moved();
    screen.getByRole('button').click();
    await back;
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(history.state).toEqual({ idx: 4 });
});
