/** When a lost connection is tried again: at once, soon, and then every few seconds for a while. */
const DELAYS_MS = [0, 300, 1200, 2700, 4800, 7000, 7000, 7000, 7000, 7000];
/** So much of the delay is left to chance, so that a room does not come back all at the same instant. */
const JITTER = 0.25;
const LEAST_JITTER_MS = 100;

/** @param attempt how many have failed in a row; null: enough was tried */
export function reconnectDelay(attempt: number, random: () => number = Math.random): number | null {
  const delay = DELAYS_MS[attempt];
  return delay === undefined ? null : Math.round(delay + random() * Math.max(LEAST_JITTER_MS, delay * JITTER));
}
