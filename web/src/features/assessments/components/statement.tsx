import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../ui/rich-text.tsx';
import { useBackCloses } from './use-back-closes.ts';

const LargePicture = lazy(async () => ({ default: (await import('./large-picture.tsx')).LargePicture }));

interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** The statement of a question. Its pictures fit the page, and are seen large when they are pressed. */
export function Statement({ html }: { html: string }) {
  const { t } = useTranslation('tests');
  const [large, setLarge] = useState<Picture | null>(null);
  // What is too wide scrolls, by keyboard, too.
  const reachable = html.replaceAll('<pre', '<pre tabindex="0"');
  const withButtons = reachable.replaceAll(/<img [^<>]*>/g, (picture) => {
    const [, words = ''] = /alt="([^"]*)"/.exec(picture) ?? [];
    return `<button type="button" aria-label="${t('player.enlarge', { words, interpolation: { escapeValue: false } })}">${picture}</button>`;
  });
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside of it are what is pressed. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button turns keys into clicks. */}
      <div
        onClick={({ target }) => {
          const picture = target instanceof Element ? target.closest('button')?.querySelector('img') : null;
          if (picture) setLarge({ src: picture.src, alt: picture.alt });
        }}
      >
        <RichText html={withButtons} className="pictures-inside" />
      </div>
      {large && <Enlarged picture={large} onClose={() => setLarge(null)} />}
    </>
  );
}

function Enlarged({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  useBackCloses(onClose);
  return (
    <Suspense>
      <LargePicture {...picture} onClose={onClose} />
    </Suspense>
  );
}
