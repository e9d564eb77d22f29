import type { KeyboardEvent } from 'react';

/** Enter in a field adds or confirms something there; a step is only left by its button. */
export function keepEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
