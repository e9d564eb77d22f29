/** Goes to another page by loading it anew, so that nothing of the former person or language stays in memory. */
export function leaveTo(path: string): void {
  location.assign(path);
}
