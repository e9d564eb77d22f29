import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { noteMoves } from './moves.ts';
import { useWishedAddress } from './wished-address.ts';

let change: (value: string) => void = () => {};

function List() {
  const [shown, wish] = useWishedAddress(
    (address) => address.get('search') ?? '',
    (value) => ({ search: value }),
  );
  change = (value) => wish(() => value, { replace: true });
  return <p>Search: {shown}</p>;
}

const Found = () => <h1>Found</h1>;

/** A list beside a page whose code comes when it is let through, or not at all. */
function openList() {
  const code = Promise.withResolvers<{ Component: () => React.ReactNode }>();
  const router = createMemoryRouter([
    { path: '/', Component: List },
    { path: '/found', lazy: () => code.promise },
  ]);
  router.subscribe(({ location, navigation }) =>
    noteMoves({ at: location.pathname, to: navigation.location?.pathname ?? null }),
  );
  render(<RouterProvider router={router} />);
  return { router, code };
}

afterEach(() => noteMoves({ at: '/', to: null }));

test('a link followed while the address still waits for typed words is followed', async () => {
  const { router, code } = openList();
  act(() => void router.navigate('/found'));
  act(() => change('react'));
  expect(router.state.navigation.location?.pathname).toBe('/found');
  await act(async () => code.resolve({ Component: Found }));
  await screen.findByRole('heading', { name: 'Found' });
  expect(router.state.location).toMatchObject({ pathname: '/found', search: '' });
});

test('where the way there is given up the address says what was typed', async () => {
  const { router } = openList();
  act(() => void router.navigate('/found'));
  act(() => change('react'));
  await act(async () => router.navigate('/'));
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?search=react' });
  screen.getByText('Search: react');
});

test('a change of the same page overtakes the one before', async () => {
  const { router } = openList();
  await act(async () => change('react'));
  await act(async () => change('vue'));
  expect(router.state.location.search).toBe('?search=vue');
});
