/** A message that comes between a press and its release would move what is pressed away from under the pointer. */
export function whenReleased(work: () => void): void {
  if (document.querySelector(':active')) addEventListener('pointerup', () => setTimeout(work), { once: true });
  else work();
}
