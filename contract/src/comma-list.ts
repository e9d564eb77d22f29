/** Several values in one parameter of an address. Free of dependencies: the client writes them, the server reads them. */

/** `a,b`. What has a comma of its own keeps it behind a backslash: a skill may be called "Redação, revisão". */
export const joinList = (values: readonly unknown[]): string =>
  values.map((value) => String(value).replace(/[\\,]/g, String.raw`\$&`)).join(',');

/** The values of a list; what stands between two commas and is empty is none. */
export const splitList = (list: string): string[] =>
  (list.match(/(?:\\[\\,]|\\(?![\\,])|[^\\,])+/g) ?? []).map((value) => value.replace(/\\([\\,])/g, '$1'));
