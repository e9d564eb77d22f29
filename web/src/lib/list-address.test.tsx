import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { choice, choices, field, flag, listAddress, order, useListAddress, words } from './list-address.ts';

const people = listAddress(
  {
    search: words(5),
    level: choices(['junior', 'senior']),
    city: choice(['Recife', 'Natal']),
    unread: flag,
    from: field<number | null>(null, (text) => Number(text) || null, true),
  },
  { sort: order(['recent', 'name']) },
);

function open(address: string) {
  const { result } = renderHook(
    () => ({
      list: useListAddress(people, { opens: 'person' }),
      location: useLocation(),
      navigate: useNavigate(),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={['/before', `/people${address}`]}>{children}</MemoryRouter>
      ),
    },
  );
  return {
    list: () => result.current.list,
    at: () => result.current.location.search,
    page: () => result.current.location.pathname,
    back: () => act(async () => result.current.navigate(-1)),
  };
}

test('a call is asked for what leaves something out, and what the address does not know counts as left out', () => {
  const { list } = open('?search=%20ana%20maria&level=senior,king&city=Paris&unread=true&from=7&sort=worst&page=2');
  expect(list().filters).toEqual({
    search: ' ana ',
    level: ['senior'],
    city: null,
    unread: true,
    from: 7,
    sort: 'recent',
    page: 2,
  });
  expect(list().asked).toEqual({ search: 'ana', level: ['senior'], unread: 'true', from: 7 });
  expect(list().query).toEqual({ ...list().asked, sort: 'recent', page: 2 });
});

test('any change but one of page starts at the first page and closes what stands open', async () => {
  const { list, at } = open('?page=3&person=7');
  expect([list().isFiltered, list().opened]).toEqual([false, '7']);
  await act(async () => list().change({ city: 'Natal' }));
  expect([at(), list().isFiltered, list().opened]).toEqual(['?city=Natal', true, null]);
  await act(async () => list().change({ page: 2 }));
  expect(at()).toBe('?city=Natal&page=2');
});

test('typing makes no step to go back through, choosing and clearing do', async () => {
  const { list, at, page, back } = open('?sort=name');
  await act(async () => list().change({ search: 'a' }));
  await act(async () => list().change({ search: 'an' }));
  await act(async () => list().change({ level: ['junior'] }));
  await act(async () => list().clear());
  expect(at()).toBe('?sort=name');
  await back();
  expect([at(), list().filters.search]).toEqual(['?search=an&level=junior&sort=name', 'an']);
  await back();
  expect(at()).toBe('?search=an&sort=name');
  await back();
  expect(page()).toBe('/before');
});

test('opening a row is a step, going on to the next one is none', async () => {
  const { list, at, back } = open('?unread=true');
  expect(list().hrefOf('8', 2)).toBe('/people?unread=true&page=2&person=8');
  await act(async () => list().open('7'));
  await act(async () => list().open('8', 2));
  expect([at(), list().opened]).toEqual(['?unread=true&page=2&person=8', '8']);
  await back();
  expect(at()).toBe('?unread=true');
});
