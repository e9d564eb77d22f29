import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { ComesAlong } from './comes-along.tsx';

/** A page with a part whose script comes when it is let. */
function pageOf() {
  const { promise, resolve } = Promise.withResolvers<{ default: () => string }>();
  const Part = lazy(() => promise);
  const page = (isThere: boolean) => (
    <Suspense fallback="Carregando">
      <p>Página</p>
      <ComesAlong isThere={isThere}>{isThere && <Part />}</ComesAlong>
    </Suspense>
  );
  return { page, arrive: () => act(async () => resolve({ default: () => 'Entrevista' })) };
}

test('a page waits for a part that it has from the beginning', async () => {
  const { page, arrive } = pageOf();
  render(page(true));
  expect(screen.queryByText('Página')).toBeNull();
  await arrive();
  expect(screen.queryByText('Página')).not.toBeNull();
  expect(screen.queryByText('Entrevista')).not.toBeNull();
});

test('a page that stands goes on standing while a part of it comes', async () => {
  const { page, arrive } = pageOf();
  const { rerender } = render(page(false));
  expect(screen.queryByText('Página')).not.toBeNull();
  rerender(page(true));
  expect(screen.queryByText('Página')).not.toBeNull();
  await arrive();
  expect(screen.queryByText('Entrevista')).not.toBeNull();
});
