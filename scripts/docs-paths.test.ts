// Every path that the docs name is there.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-node.ts';

/** New files, too, but none that git ignores. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const pages = files.filter((file) => file.endsWith('.md'));
const tops = new Set(files.flatMap((file) => (file.includes('/') ? [file.split('/')[0]] : [])));
/** Files and folders by each of the ways they may be called in a sentence: whole, or by their last parts. */
const called = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    const folders = parts.map((_, index) => parts.slice(0, index + 1));
    return folders.flatMap((path) => path.map((_, index) => path.slice(index).join('/')));
  }),
);

const SOURCE = /[^/]\.(?:tsx?|mjs|sql|md|css|html)$/;
/** Made by the build, and in no commit. */
const BUILT = 'web/dist';
/** `a/b.{c,d}.ts` names two. */
const spread = (word: string): string[] => {
  const [, before, inner, after] = /^(.*)\{([^{}]+)\}(.*)$/.exec(word) ?? [];
  return inner === undefined ? [word] : inner.split(',').flatMap((each) => spread(`${before}${each}${after}`));
};

/** The words in code of a page that look like paths of the repository. */
function pathsIn(text: string): string[] {
  const spans = [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const words = spans.flatMap((code) => code.split(/\s+/)).flatMap(spread);
  return words.filter((word) => {
    if (!/^[\w.@-]+(?:\/[\w.@-]+)*\/?$/.test(word)) return false;
    // What begins with a dot is how a name ends.
    if (word.startsWith(BUILT) || word.startsWith('.')) return false;
    return SOURCE.test(word) || (word.includes('/') && tops.has(word.split('/')[0] ?? ''));
  });
}

const isThere = (path: string) => {
  const name = path.replace(/\/$/, '');
  // Tests may be named without what kind of source they are.
  return [name, `${name}.ts`, `${name}.tsx`, `${name}.spec.ts`].some((each) => called.has(each));
};

test.each(pages)('%s names only files and folders that are there', async (page) => {
  const text = await readFile(join(root, page), 'utf8');
  expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(root, normalize(join(dirname(page), link)))))).toEqual([]);
});

test('a path that is not there is found', () => {
  expect(
    pathsIn('See `server/src/app.ts`, `web/src/nothing.ts` and `app.{ts,html}`').filter((path) => !isThere(path)),
  ).toEqual(['web/src/nothing.ts', 'app.html']);
});
