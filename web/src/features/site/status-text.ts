import type { InstallationPart, PartState } from '@prova/contract/site/status-fields';

/** What the page of the status says. */
export interface StatusText {
  readonly title: string;
  readonly checked: (at: string) => string;
  readonly again: string;
  readonly failed: { readonly title: string; readonly text: string; readonly before: (at: string) => string };
  /** Of all parts together, by the worst of them. */
  readonly all: Readonly<Record<PartState, string>>;
  readonly states: Readonly<Record<PartState, string>>;
  /** Of each what it is, and where it does not work, what does not and what still does. */
  readonly parts: Readonly<
    Record<InstallationPart, Readonly<Record<'name' | 'what' | Exclude<PartState, 'working'>, string>>>
  >;
}
