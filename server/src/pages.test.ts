import { globSync } from 'node:fs';
import { entryOf } from '@prova/contract/pages';
import { expect, test } from 'vitest';
import { pages } from './app.ts';

test('every page that anybody may open is served, once', async () => {
  const root = `${import.meta.dirname}/../../contract/src`;
  const files = globSync('*/{paths,*-paths}.ts', { cwd: root });
  const modules = await Promise.all(files.map((file) => import(`${root}/${file}`) as Promise<object>));
  const paths = modules.flatMap((module) => Object.values(module).flatMap((group: object) => Object.values(group)));
  const isPublic = (path: string) => entryOf(path) === 'public';
  expect(
    pages
      .map(({ path }) => path)
      // What no page is known for has no address of its own.
      .filter((path) => isPublic(path) && !path.endsWith('*'))
      .sort(),
  ).toEqual((paths as string[]).filter(isPublic).sort());
});
