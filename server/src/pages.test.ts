import { publicPaths } from '@prova/contract/pages';
import { expect, test } from 'vitest';
import { pages } from './app.ts';

test('every page that anybody may open is served, once', () => {
  const served = pages.map(({ path }) => path);
  expect(served.filter((path) => Object.values<string>(publicPaths).includes(path)).sort()).toEqual(
    Object.values<string>(publicPaths).sort(),
  );
});
