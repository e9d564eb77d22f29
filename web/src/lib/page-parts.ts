/** The page but for its later parts. */
const PAGE = 'page';

/** Which parts of the page that the server has drawn do not answer yet. */
const missing = new Set([PAGE]);

/** To be called in a layout effect, and undone when the part goes. */
export function expectPart(part: string): () => void {
  missing.add(part);
  return () => partAnswers(part);
}

/** Whether a later part of the page does not answer yet. */
export const isPartMissing = (): boolean => missing.size > (missing.has(PAGE) ? 1 : 0);

/** Waits until all that the server has drawn answers. */
export async function allPartsAnswer(): Promise<void> {
  if (isPartMissing()) await new Promise((answer) => addEventListener('prova:ready', answer, { once: true }));
}

/** Tells `early.js` that it may press again what was pressed there, and with the last part that nothing is lost from now on. */
export function partAnswers(part = PAGE): void {
  // A press on what the page has not taken over would make it do so at once, without what was filled in there.
  if (!missing.delete(part) || missing.has(PAGE)) return;
  // What was filled in before is taken over first: a form that is sent again knows it then.
  setTimeout(() => dispatchEvent(new Event(isPartMissing() ? 'prova:part' : 'prova:ready')));
}
