/** What of a statement is read, in a line; the server has cleaned its HTML. */
export function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(/<\/(?:p|li|h2|h3|pre)>|<br>/g, '$& '), 'text/html');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
