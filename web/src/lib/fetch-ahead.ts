import { preloadModules } from './preload-modules.ts';

/** Has the browser fetch the scripts of another page of ours, so that it opens at once. The page itself says which they are. */
export async function fetchAhead(href: string): Promise<void> {
  const headers = { Accept: 'text/html', Purpose: 'prefetch' };
  const answer = await fetch(href, { credentials: 'omit', headers, priority: 'low' });
  preloadModules(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}
