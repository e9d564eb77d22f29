import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBarRoom } from './use-bar-room.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Bar() {
  const bar = useRef<HTMLDivElement>(null);
  useBarRoom(bar);
  return <div ref={bar} />;
}
const room = () => document.documentElement.style.getPropertyValue('--selection-bar');

test('a bar leaves as much room as it takes, also as it grows, and none once it is gone', () => {
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
  expect(room()).toBe('84px');
  height.mockReturnValue(196);
  grow();
  expect(room()).toBe('196px');
  unmount();
  expect(room()).toBe('');
});
