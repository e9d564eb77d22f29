import type { Notification as Entry } from '@prova/contract/notifications/notifications';

/** What this browser may show outside of pages; `unsupported` where it never does. */
export type Permission = NotificationPermission | 'unsupported';

/** Until the tabs that heard of it have all asked who shows it. */
const HELD_MS = 5_000;

export const browserPermission = (): Permission =>
  'Notification' in globalThis ? Notification.permission : 'unsupported';

/** Asks whether the browser may show notifications, where that is undecided; a refusal, or a browser that wants a click first, is fine. */
export async function askToNotify(): Promise<Permission> {
  if (browserPermission() !== 'default') return browserPermission();
  try {
    return await Notification.requestPermission();
  } catch {
    return browserPermission();
  }
}

/** Shows it outside the page too, where that is allowed; of several tabs one does. */
export function notifyOutside(entry: Entry, open: () => void): void {
  if (browserPermission() !== 'granted') return;
  // Not every browser has locks on every address; by its tag a second one takes the place of the first.
  if (!navigator.locks) {
    show(entry, open);
    return;
  }
  void navigator.locks.request(`notification ${entry.id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    show(entry, open);
    await new Promise((resolve) => setTimeout(resolve, HELD_MS));
  });
}

function show(entry: Entry, open: () => void): void {
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
