/**
 * What the server wrote into the page so that its first screen needs no call; null when there is nothing, and from the
 * second call on: after a move inside the client it would belong to another page.
 */
export function takePageData<T>(): T | null {
  const element = document.getElementById('page-data');
  if (!element) return null;
  element.remove();
  return JSON.parse(element.textContent) as T;
}
