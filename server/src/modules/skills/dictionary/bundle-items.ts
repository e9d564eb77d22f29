export interface Item {
  readonly text: string;
  /** Stands in brackets. */
  readonly isInner: boolean;
}

const SEPARATORS = ',;|•·●▪\n\t';

/** The items of a list: what stands in brackets follows, as items of its own, what it belongs to, unless both are a spelling. */
export function itemsOf(written: string, isWhole: (text: string) => boolean): Item[] {
  const items: Item[] = [];
  let outer = '';
  let inner: string[] = [];
  let depth = 0;
  let start = 0;
  const close = (end: number) => {
    const all = written.slice(start, end).trim();
    start = end + 1;
    if (inner.length > 0 && isWhole(all)) items.push({ text: all, isInner: false });
    else add();
    outer = '';
    inner = [];
  };
  const add = () => {
    for (const [index, text] of [outer, ...inner].entries())
      if (text.trim() !== '') items.push({ text: text.trim(), isInner: index > 0 });
  };
  for (let at = 0; at < written.length; at++) {
    const char = written.charAt(at);
    if (char === '(' || char === '[') {
      depth++;
      inner.push('');
    } else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isSeparator(written, at)) close(at);
    else if (depth === 0) outer += char;
    else if (isSeparator(written, at)) inner.push('');
    else inner.push((inner.pop() ?? '') + char);
  }
  close(written.length);
  return items;
}

/** The colon of "Bancos de dados: MySQL", too; not the comma in "4,893". */
function isSeparator(written: string, at: number): boolean {
  const [before, char, behind] = [written.charAt(at - 1), written.charAt(at), written.charAt(at + 1)];
  if (char === ':') return /\s/.test(behind);
  return SEPARATORS.includes(char) && !(char === ',' && /\d/.test(before) && /\d/.test(behind));
}
