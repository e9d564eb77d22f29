/** The words of a search that looks for each of them anywhere in a text. */
export function searchWords(search: string | undefined): string[] {
  return (search ?? '')
    .replaceAll('\u0000', '')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** A text as a pattern of `like` finds it: what stands for anything there stands for itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
