const SOON_MS = 500;
const LATEST_MS = 2000;

/** Does it once the page has nothing else to do, and returns how to call it off. Not every browser tells when that is. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
