import { beforeEach, expect, test, vi } from 'vitest';
import { canRunHere } from './can-run-here.ts';

let small = false;
beforeEach(() => {
  small = false;
  vi.stubGlobal('matchMedia', () => ({ matches: small }));
  vi.stubGlobal('Worker', class {});
  vi.stubGlobal('navigator', {});
});

test('JavaScript and TypeScript run where there is space', () => {
  expect(['javascript', 'typescript', 'python', 'sql'].map((language) => canRunHere(language as 'sql'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(canRunHere(null)).toBe(false);
});

test.each<[what: string, hints: object]>([
  ['says that it is a phone', { userAgentData: { mobile: true } }],
  ['is to save data', { connection: { saveData: true } }],
])('not where the browser %s', (_what, hints) => {
  vi.stubGlobal('navigator', hints);
  expect(canRunHere('javascript')).toBe(false);
});

test('not under a finger on a small screen, nor without workers', () => {
  small = true;
  expect(canRunHere('javascript')).toBe(false);
  small = false;
  Reflect.deleteProperty(globalThis, 'Worker');
  expect(canRunHere('javascript')).toBe(false);
});
