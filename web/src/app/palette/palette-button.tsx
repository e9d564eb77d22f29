import { Search } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

const KEYS = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** Opens what finds jobs, people, screens and actions; so does its key, wherever one is. */
export function PaletteButton() {
  const { t } = useTranslation('app');
  const [open, setOpen] = useState(false);
  // With the button, not after it: who sees it may press the key.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // A dialog that asks something is answered first.
      if (!asked || event.defaultPrevented || document.querySelector('section[role="dialog"]')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-control min-w-control items-center justify-center gap-2 rounded-control px-2 text-muted hover:bg-sunken hover:text-text md:border md:bg-surface md:px-3"
      >
        <Search className="size-4" aria-hidden="true" />
        <span className="max-md:sr-only">{t('search')}</span>
        <kbd className="font-sans text-small max-md:hidden">{KEYS}</kbd>
      </button>
      {open && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
