/** What of a statement is read, of pictures the words for them, in a line; the server has cleaned its HTML. */
export function wordsOf(html: string): string {
  const spaced = html.replaceAll(/<\/(?:p|li|h2|h3|pre)>|<br>/g, '$& ');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(` ${picture.alt} `);
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
