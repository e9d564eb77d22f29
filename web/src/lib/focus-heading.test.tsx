import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useFocusHeading } from './focus-heading.ts';

function Page({ path, loaded }: { path: string; loaded: boolean }) {
  useFocusHeading(path);
  return (
    <>
      <button type="button">menu</button>
      <main>{loaded && <h1>Title of {path}</h1>}</main>
    </>
  );
}

test('a heading that comes late takes the focus', async () => {
  const { rerender } = render(<Page path="/a" loaded />);
  rerender(<Page path="/b" loaded={false} />);
  rerender(<Page path="/b" loaded />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

test('but not from a person who has gone on meanwhile', async () => {
  const { rerender } = render(<Page path="/a" loaded />);
  rerender(<Page path="/b" loaded={false} />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<Page path="/b" loaded />);
  // Observers of the page hear of it in the same turn.
  await waitFor(() => expect(screen.getByRole('heading')).toBeTruthy());
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
