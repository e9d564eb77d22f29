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

/** The page of the test goes on at once: whoever asked for it has read what stands before a test. */
export const goOnAtOnce = (assignmentId: string): void =>
  keepPlace(assignmentId, { seat: null, ...questionOf(assignmentId) });

const questionOf = (assignmentId: string): Pick<Place, 'questionId'> => {
  const questionId = placeOf(assignmentId)?.questionId;
  return questionId === undefined ? {} : { questionId };
};

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
