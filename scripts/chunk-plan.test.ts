import { expect, test } from 'vitest';
import { type GraphModule, planChunks } from '../web/chunk-plan.ts';

const ENTRY = { id: 'entry', weight: 1, fileWorth: 1000 };

/** Modules by name: what they import, then what they ask for later. */
function graphOf(modules: Record<string, Partial<GraphModule>>) {
  return new Map(
    Object.entries(modules).map(([id, given]) => [
      id,
      { id, size: 100, imports: [], later: [], acts: false, phrases: [], ...given },
    ]),
  );
}
const planned = (modules: Record<string, Partial<GraphModule>>, visits = new Map<string, string[]>()) =>
  planChunks(graphOf(modules), [ENTRY], visits).map((ids) => [...ids].sort().join(' '));

test('what the same pages need shares a file, and what is too much to load in vain stands alone', () => {
  const plan = planned({
    entry: { later: ['one', 'two'] },
    one: { imports: ['shared', 'also'] },
    two: { imports: ['shared', 'also', 'large'] },
    shared: {},
    also: {},
    large: { size: 100_000 },
  });
  expect(plan.find((ids) => ids.includes('shared'))).toContain('also');
  expect(plan.find((ids) => ids.includes('large'))).toBe('large two');
});

test('nobody loads in vain what does something when it is loaded', () => {
  const modules = (acts: boolean) => ({
    entry: { later: ['one', 'two'] },
    one: { imports: ['shared', 'small'] },
    two: { imports: ['shared'] },
    shared: {},
    small: { size: 1, acts },
  });
  const beside = (acts: boolean) => planned(modules(acts)).some((ids) => /shared.*small/.test(ids));
  expect([beside(false), beside(true)]).toEqual([true, false]);
});

test('a page on which visits begin comes in few files, however much of them is for others', () => {
  const names = Array.from({ length: 60 }, (_, index) => `part${index}`);
  const modules = {
    entry: { later: ['visited', ...names.map((name) => `page-${name}`)] },
    visited: { imports: names },
    ...Object.fromEntries(names.map((name) => [`page-${name}`, { imports: [name], size: 1_000_000 }])),
    ...Object.fromEntries(names.map((name) => [name, { size: 1_000_000 }])),
  };
  const filesOf = (plan: readonly string[]) =>
    plan.filter((ids) => /entry|visited|\bpart/.test(ids.replaceAll(/page-\w+/g, '')));
  expect(filesOf(planned(modules)).length).toBeGreaterThan(50);
  expect(filesOf(planned(modules, new Map([['visited', []]]))).length).toBeLessThanOrEqual(33);
});

test('phrases that a visit asks for come with it, in files of their own', () => {
  const modules = { entry: { later: ['page'] }, page: { phrases: ['words'] }, words: {}, more: {} };
  expect(planned(modules)).not.toContain('more');
  const plan = planned({ ...modules, other: { phrases: ['more'] } }, new Map([['page', ['words', 'more']]]));
  expect(plan).toContain('more words');
});
