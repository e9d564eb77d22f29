import { attributeOf, xmlTokens } from './xml-tokens.ts';

/** How the paragraphs of a style look. */
export interface ParagraphStyle {
  /** In points. */
  readonly size: number | null;
  readonly bold: boolean | null;
}

export interface Styles {
  /** Of a document without any size: Word's own. */
  readonly usual: number;
  of(id: string | null): ParagraphStyle;
}

const USUAL = 11;
const DEPTH_MAX = 8;

/** Sizes and weights of the styles of a document, with what they take over from others. */
export function styleSizes(xml: string): Styles {
  const styles = new Map<string, ParagraphStyle & { basedOn: string | null }>();
  let id: string | null = null;
  let usual = USUAL;
  for (const token of xmlTokens(xml)) {
    if (token.kind !== 'open') {
      if (token.kind === 'close' && token.name === 'w:style') id = null;
      continue;
    }
    if (token.name === 'w:style') {
      id = attributeOf(token.tag, 'w:styleId');
      if (id !== null) styles.set(id, { size: null, bold: null, basedOn: null });
      continue;
    }
    if (token.name === 'w:sz' && id === null) usual = sizeOf(token.tag) ?? usual;
    const style = id === null ? undefined : styles.get(id);
    if (!style || id === null) continue;
    if (token.name === 'w:basedOn') styles.set(id, { ...style, basedOn: attributeOf(token.tag, 'w:val') });
    if (token.name === 'w:sz') styles.set(id, { ...style, size: sizeOf(token.tag) });
    if (token.name === 'w:b') styles.set(id, { ...style, bold: isOn(token.tag) });
  }
  return {
    usual,
    of(wanted) {
      let [next, size, bold]: [string | null, number | null, boolean | null] = [wanted, null, null];
      for (let depth = 0; next !== null && depth < DEPTH_MAX; depth += 1) {
        const style = styles.get(next);
        size ??= style?.size ?? null;
        bold ??= style?.bold ?? null;
        next = style?.basedOn ?? null;
      }
      return { size, bold };
    },
  };
}

/** Of "w:sz", which counts halves of points. */
export function sizeOf(tag: string): number | null {
  const half = Number(attributeOf(tag, 'w:val'));
  return Number.isFinite(half) && half > 0 ? half / 2 : null;
}

/** Of a switch such as "w:b": there, and not turned off. */
export function isOn(tag: string): boolean {
  return !['0', 'false', 'off', 'none'].includes(attributeOf(tag, 'w:val') ?? '1');
}
