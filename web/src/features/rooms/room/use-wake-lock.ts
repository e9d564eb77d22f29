import { useEffect } from 'react';

/** A screen that goes dark would end the picture of whoever only listens. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const take = async () => {
      if (gone || document.visibilityState !== 'visible') return;
      try {
        const taken = await navigator.wakeLock?.request('screen');
        if (gone) await taken?.release();
        else lock = taken ?? null;
      } catch {
        // A device that saves its battery decides for itself.
      }
    };
    void take();
    // Browsers let it go with the page that is hidden.
    document.addEventListener('visibilitychange', take);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, []);
}
