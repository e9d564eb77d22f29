/** By then a browser paints: one that says nothing of it, or a tab that was hidden meanwhile, does not wait any longer. */
const LATEST_MS = 1000;

/** Resolves once the page has come to the screen, and at once in a tab that nobody looks at, which is not painted. */
export function isPainted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, LATEST_MS);
  });
}
