import { forgetInTab, keepInTab, keptInTab } from '../../../lib/tab-memory.ts';

/** Where this tab is in a test that is taken in it. */
export interface Place {
  /** The window that writes, as this tab knows it; null where it is yet to become one. */
  readonly seat: number | null;
  /** On screen; null at the last look. */
  readonly questionId?: string | null;
}

const keyOf = (assignmentId: string) => `prova.sitting.${assignmentId}`;

/** A tab that is loaded again goes on here. */
export const keepPlace = (assignmentId: string, place: Place): void => void keepInTab(keyOf(assignmentId), place);
export const placeOf = (assignmentId: string): Place | null => keptInTab<Place>(keyOf(assignmentId));
export const leavePlace = (assignmentId: string): void => forgetInTab(keyOf(assignmentId));

const GO_ON = '#continue';

/**
 * The page of a test that goes on at once: whoever asked for it has read what stands before a test. It stands in the address,
 * so that a link which is pressed before the page has its code says it, too.
 */
export const goOnHref = (href: string): string => href + GO_ON;
export const wantsToGoOn = (): boolean => location.hash === GO_ON;
/** Once it was followed: a page that is loaded again goes by its place. */
export function forgetGoOn(): void {
  if (wantsToGoOn()) history.replaceState(history.state, '', location.pathname + location.search);
}

const FROM = 'prova.testFrom';

interface From {
  readonly id: string;
  /** Where they wanted to prove something; null for the list of their own tests. */
  readonly href: string | null;
}

/** The talent came from their own pages, and is led back to where they were. */
export const comeFromOwnTests = (id: string, href: string | null): void =>
  void keepInTab(FROM, { id, href } satisfies From);
export const cameFromOwnTests = (assignmentId: string): boolean => keptInTab<From>(FROM)?.id === assignmentId;
/** The page on which they wanted to prove what this test proves; null where they came another way. */
export function provingFor(assignmentId: string): string | null {
  const from = keptInTab<From>(FROM);
  return from?.id === assignmentId ? from.href : null;
}
