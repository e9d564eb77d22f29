/** Has the browser fetch the scripts of another page of ours, so that it opens at once. The page itself says which they are. */
export async function fetchAhead(href: string): Promise<void> {
  const headers = { Accept: 'text/html', Purpose: 'prefetch' };
  const answer = await fetch(href, { credentials: 'omit', headers, priority: 'low' });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const scripts = [...page.querySelectorAll('link[rel="modulepreload"], script[type="module"]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );
  for (const script of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', fetchPriority: 'low', href: script });
    document.head.append(link);
  }
}
