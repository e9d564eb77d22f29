import { joinList } from './comma-list.ts';

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Fills a pattern: `to(funnelPaths.board, { id })`. Query values that are undefined stay away. */
export function to<P extends string>(
  pattern: P,
  params: Record<ParamNames<P>, string>,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const values: Record<string, string> = params;
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The address of a call: fills `:name` parameters, leaves empty values of the query out and joins lists with commas. */
export function urlOf(path: string, params: Readonly<Record<string, string>> = {}, query: object = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? joinList(value) : value;
    if (text !== undefined && text !== null && text !== '') search.set(name, String(text));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
