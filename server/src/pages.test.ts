import { globSync } from 'node:fs';
import { entryOf } from '@prova/contract/pages';
import { expect, test } from 'vitest';
import { pages } from './app.ts';

test('every page that anybody may open is served, once', async () => {
  const root = `${import.meta.dirname}/../../contract/src`;
  const files = globSync('*/{paths,*-paths}.ts', { cwd: root });
  const modules = await Promise.all(files.map((file) => import(`${root}/${file}`) as Promise<object>));
  const groups = modules.flatMap((module) => Object.values(module).map((group: object) => Object.values(group)));
  // Learning paths are no addresses.
  const paths = groups.filter((group) => group.every((path) => typeof path === 'string')).flat();
  const isPublic = (path: string) => entryOf(path) === 'public';
  expect(
    pages
      .map(({ path }) => path)
      // What no page is known for has no address of its own.
      .filter((path) => isPublic(path) && !path.endsWith('*'))
      .sort(),
  ).toEqual((paths as string[]).filter(isPublic).sort());
});
