import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { richTextStyle } from '../../../ui/rich-text.tsx';
import { useBackCloses } from '../../assessments/components/use-back-closes.ts';
import { CodeBlock } from './code-block.tsx';
import { type BodyPicture, drawBody } from './draw-body.tsx';

const LargePicture = lazy(async () => ({
  default: (await import('../../assessments/components/large-picture.tsx')).LargePicture,
}));

type Props = {
  /** As the server has cleaned it. */
  html: string;
  /** Whether code of a language that runs can be run. Never by itself: by a press. */
  runnable?: boolean;
};

/** What an author wrote: text, code and pictures, which are seen large when they are pressed. */
export function Body({ html, runnable = false }: Props) {
  const { t } = useTranslation('code');
  const [large, setLarge] = useState<BodyPicture | null>(null);
  const close = useCallback(() => setLarge(null), []);
  const drawn = useMemo(
    () =>
      drawBody(html, {
        block: runnable ? (block) => <CodeBlock key={`${block.number} ${block.code}`} {...block} /> : undefined,
        picture: (picture) => (
          <span className="pictures-inside block">
            <button
              type="button"
              aria-label={t('page.enlarge', { words: picture.alt })}
              onClick={() => setLarge(picture)}
            >
              <img src={picture.src} alt={picture.alt} />
            </button>
          </span>
        ),
      }),
    [html, runnable, t],
  );
  return (
    <>
      <div className={richTextStyle}>{drawn}</div>
      {large && <Enlarged picture={large} onClose={close} />}
    </>
  );
}

function Enlarged({ picture, onClose }: { picture: BodyPicture; onClose: () => void }) {
  useBackCloses(onClose);
  return (
    <Suspense>
      <LargePicture {...picture} onClose={onClose} />
    </Suspense>
  );
}
