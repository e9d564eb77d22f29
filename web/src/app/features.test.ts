import { entryOf } from '@prova/contract/pages';
import { sitePaths } from '@prova/contract/site/paths';
import { expect, test } from 'vitest';
import { features } from './features.ts';
import { publicPages } from './public-pages.ts';

const modules = import.meta.glob<Record<string, Record<string, string>>>('../../../contract/src/*/{paths,*-paths}.ts', {
  eager: true,
});
const paths = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((group) => Object.values(group)),
);

test('every address of the contract has one page', () => {
  const drawn = [
    ...publicPages.map(({ path }) => path),
    ...features.flatMap(({ routes = [], redirections = [] }) => [...routes, ...redirections].map(({ path }) => path)),
  ];
  // The screens of an unknown address and of a failure belong to the frame.
  const expected = paths.filter((path) => path !== sitePaths.notFound && path !== sitePaths.failure);
  expect(drawn.filter((path) => path !== '/dev/ui').sort()).toEqual(expected.sort());
});

test('pages of the lean entry are those that anybody may open', () => {
  expect(publicPages.filter(({ path }) => entryOf(path) !== 'public')).toEqual([]);
  expect(features.flatMap(({ routes = [] }) => routes).filter(({ path }) => entryOf(path) === 'public')).toEqual([]);
});

test('navigation and menu lead to pages that exist', () => {
  const targets = features.flatMap(({ navigation = [], menu = [] }) => [...navigation, ...menu].map(({ to }) => to));
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((target) => !paths.includes(target))).toEqual([]);
});
