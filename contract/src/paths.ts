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
