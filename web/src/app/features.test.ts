import { entryOf } from '@prova/contract/pages';
import { sitePaths } from '@prova/contract/site/paths';
import { expect, test } from 'vitest';
import type { Area } from '../lib/feature.ts';
import { features } from './features.ts';
import { publicPages } from './public-pages.ts';

const modules = import.meta.glob<Record<string, Record<string, unknown>>>(
  '../../../contract/src/*/{paths,*-paths}.ts',
  {
    eager: true,
  },
);
// Learning paths are no addresses.
const isAddresses = (group: Record<string, unknown>): group is Record<string, string> =>
  Object.values(group).every((path) => typeof path === 'string');
const paths = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((group) => (isAddresses(group) ? Object.values(group) : [])),
);

const routes = features.flatMap(({ routes = [] }) => routes);
const drawn = [
  ...publicPages.map(({ path }) => path),
  ...features.flatMap(({ routes = [], redirections = [] }) => [...routes, ...redirections].map(({ path }) => path)),
];
// The screens of an unknown address and of a failure belong to the frame.
const expected = paths.filter((path) => path !== sitePaths.notFound && path !== sitePaths.failure);

test('every address of the contract has one page', () => {
  expect(drawn.filter((path) => expected.includes(path)).sort()).toEqual(expected.sort());
});

test('an address that a feature keeps to itself belongs to one page, in the area of its role', () => {
  const own = drawn.filter((path) => !expected.includes(path) && path !== '/dev/ui');
  expect(own.filter((path) => !routes.some((route) => isOwn(route, path)))).toEqual([]);
  expect(new Set(own).size).toBe(own.length);
  // What would be refused: another role's area, an area of no role, and what is beside the areas.
  expect(isOwn({ area: 'talent', path: '/admin/recruiter/x' }, '/admin/recruiter/x')).toBe(false);
  expect(isOwn({ area: 'entry', path: '/auth/x' }, '/auth/x')).toBe(false);
  expect(isOwn({ area: 'talent', path: '/admin/potential/x' }, '/admin/potential/x')).toBe(true);
});

const ROOTS: Partial<Record<Area, string>> = {
  recruiter: '/admin/recruiter/',
  expert: '/admin/expert/',
  talent: '/admin/potential/',
};
function isOwn({ area, path }: { area: Area; path: string }, wanted: string): boolean {
  const root = ROOTS[area];
  return root !== undefined && path === wanted && path.startsWith(root);
}

test('pages of the lean entry are those that anybody may open', () => {
  expect(publicPages.filter(({ path }) => entryOf(path) !== 'public')).toEqual([]);
  expect(routes.filter(({ path }) => entryOf(path) === 'public')).toEqual([]);
});

test('navigation and menu lead to pages that exist', () => {
  const targets = features.flatMap(({ navigation = [], menu = [] }) => [...navigation, ...menu].map(({ to }) => to));
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((target) => !drawn.includes(target))).toEqual([]);
});
