import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBarHeight } from './use-bar-height.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Bar() {
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return <div ref={bar} />;
}
const heightOfBar = () => document.documentElement.style.getPropertyValue('--selection-bar');

test('a bar leaves as much space as it takes, also as it grows, and none once it is gone', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84);
  let grow = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        grow = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { unmount } = render(<Bar />);
  expect(heightOfBar()).toBe('84px');
  height.mockReturnValue(196);
  grow();
  expect(heightOfBar()).toBe('196px');
  unmount();
  expect(heightOfBar()).toBe('');
});
