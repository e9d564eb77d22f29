/** A value as a text of JSON has it: numbers keep the digits that were written. */
export type WrittenJson =
  | null
  | boolean
  | string
  | { readonly number: string }
  | { readonly array: readonly WrittenJson[] }
  | { readonly object: readonly (readonly [string, WrittenJson])[] };

// slow-expression-ignore: what it searches has been read as JSON, where every quote is closed
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const [TEXT, NUMBER] = ['t', 'n'];

/** Reads JSON without rounding its numbers. @throws SyntaxError where it is none */
export function readJson(text: string): WrittenJson {
  // What is wrong is said of the text as it was written.
  JSON.parse(text);
  const marked = text.replace(TOKENS, (token) =>
    token.startsWith('"') ? `"${TEXT}${token.slice(1)}` : `"${NUMBER}${token}"`,
  );
  return unmarked(JSON.parse(marked));
}

function unmarked(value: unknown): WrittenJson {
  if (typeof value === 'string') return value.startsWith(NUMBER) ? { number: value.slice(1) } : value.slice(1);
  if (typeof value !== 'object' || value === null) return value as null | boolean;
  if (Array.isArray(value)) return { array: value.map(unmarked) };
  return { object: Object.entries(value).map(([key, inner]) => [key.slice(1), unmarked(inner)] as const) };
}
