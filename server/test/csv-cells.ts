/** Reads a file as RFC 4180 says, without what Excel needs at its beginning. */
export function cellsOf(csv: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let inside = false;
  const text = csv.replace(/^\uFEFF/, '');
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (inside && char === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"') inside = !inside;
    else if (!inside && (char === separator || char === '\r')) {
      rows.at(-1)?.push(cell);
      cell = '';
      if (char === '\r') {
        at += 1;
        rows.push([]);
      }
    } else cell += char;
  }
  return rows.slice(0, -1);
}
