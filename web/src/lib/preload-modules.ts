/** Has the browser fetch the scripts that a page of ours names: this one, or one that may come next. */
export function preloadModules(page: Document): void {
  const named = page.querySelectorAll('meta[name="script"], meta[name="module"], script[type="module"]');
  for (const element of named) {
    const href = element.getAttribute('content') ?? element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', fetchPriority: 'low', href });
    document.head.append(link);
  }
}
