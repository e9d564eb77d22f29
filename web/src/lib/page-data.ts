let read = false;

/**
 * What the server wrote into the page, so that its first screen asks for nothing. It is handed out once: after a move
 * it would be out of date.
 */
export function takePageData(): unknown {
  if (read) return null;
  read = true;
  const text = document.getElementById('page-data')?.textContent;
  return text ? JSON.parse(text) : null;
}

/** The page is drawn: what the server wrote for readers without script gives its place to it. */
export function removeWritten(): void {
  document.getElementById('written')?.remove();
}
