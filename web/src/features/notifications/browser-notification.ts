import type { Notification as Entry } from '@prova/contract/notifications/notifications';

/** Asks once whether the browser may show notifications; a refusal, or a browser that wants a click first, is fine. */
export function askToNotify(): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'default') return;
  Notification.requestPermission().catch(() => {
    // As above.
  });
}

/** Shows it outside the page too, where that is allowed. Its id keeps two tabs from showing it twice. */
export function notifyOutside(entry: Entry, open: () => void): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(entry.title, { body: entry.message, tag: entry.id, icon: '/icon.svg' });
    shown.onclick = () => {
      focus();
      shown.close();
      open();
    };
  } catch {
    // Phones allow this only to service workers; the bell shows it in any case.
  }
}
