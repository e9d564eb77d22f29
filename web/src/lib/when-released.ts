/** A message that comes between a press and its release would move what is pressed away from under the pointer. */
export function whenReleased(work: () => void): void {
  if (document.querySelector(':active')) addEventListener('pointerup', () => setTimeout(work), { once: true });
  else work();
}

/**
 * What is to be known to whatever a press does, and would move what is pressed: it is done with the release, before the
 * click.
 */
export function onRelease(work: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', work, { once: true, capture: true });
  else work();
}
