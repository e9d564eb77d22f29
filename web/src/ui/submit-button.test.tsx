import { expect, test, vi } from 'vitest';
import script from '../../early.js?raw';

/** What `early.js` does at a key, as if somebody had pressed it: what a script presses is none of its business. */
function keyAt(target: Element | null, key: string) {
  const preventDefault = vi.fn();
  for (const [kind, listener] of vi.mocked(addEventListener).mock.calls)
    if (kind === 'keydown') (listener as (event: object) => void)({ key, target, isTrusted: true, preventDefault });
  return preventDefault.mock.calls.length;
}

test('Enter in a form whose code has not come does not send it as browsers alone would', () => {
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false, addEventListener: () => undefined } as never);
  new Function(script)();
  document.body.innerHTML = `
    <form id="early"><input type="email" /><button type="button" data-submit></button></form>
    <form id="ready"><input type="email" /><button type="submit"></button></form>`;
  const field = document.querySelector('#early input');
  expect(keyAt(field, 'Enter')).toBe(1);
  // What is typed is typed.
  expect(keyAt(field, 'a')).toBe(0);
  expect(keyAt(document.querySelector('#early button'), 'Enter')).toBe(0);
  expect(keyAt(document.querySelector('#ready input'), 'Enter')).toBe(0);
  vi.restoreAllMocks();
});
