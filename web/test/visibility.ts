import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A tab that is looked at, or is not. Undone by `vi.restoreAllMocks()`. */
export function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
