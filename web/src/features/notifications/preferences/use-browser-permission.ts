import { useEffect, useState } from 'react';
import { askToNotify, browserPermission, type Permission } from '../browser-notification.ts';

/** What this browser allows, also once it is changed in its settings. */
export function useBrowserPermission(): { readonly permission: Permission; readonly ask: () => void } {
  const [permission, setPermission] = useState(browserPermission);
  useEffect(() => {
    const look = () => setPermission(browserPermission());
    // Whoever comes back from the settings of the browser sees what they changed.
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);
  return { permission, ask: () => void askToNotify().then(setPermission) };
}
