/**
 * Goes to another page by loading it again, so that nothing of the former person or entry stays in memory.
 * @param options.replace leaves the present page out of the history
 */
export function leaveTo(path: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) location.replace(path);
  else location.assign(path);
}
