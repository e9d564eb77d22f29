interface Moves {
  /** The path of the page that is shown. */
  readonly at: string;
  /** The path of the page that is being fetched; null when none is. */
  readonly to: string | null;
}

let moves: Moves | null = null;
const waiting: { readonly at: string; readonly act: () => void }[] = [];

/** The router says where it is and where it goes. */
export function noteMoves(now: Moves): void {
  moves = now;
  if (now.to !== null) return;
  // Where the move came to nothing the page is still there.
  for (const { at, act } of waiting.splice(0)) if (at === now.at) act();
}

/** Does what changes the address of a page. While another page is being fetched it waits: a new address would end that move. */
export function unlessLeaving(act: () => void): void {
  if (moves && moves.to !== null && moves.to !== moves.at) waiting.push({ at: moves.at, act });
  else act();
}
