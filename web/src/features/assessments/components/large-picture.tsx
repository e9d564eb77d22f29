import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';

type Props = { src: string; alt: string; onClose: () => void };

const ZOOMS = ['fit', '1', '2'] as const;
type Zoom = (typeof ZOOMS)[number];

/** A picture of a statement: as large as the window lets it be, or as it was made, to be moved about. */
export function LargePicture({ src, alt, onClose }: Props) {
  const { t } = useTranslation('tests');
  const format = useFormat();
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [width, setWidth] = useState(0);
  const { viewport, ...pan } = usePan(zoom);
  const isFit = zoom === 'fit';
  return (
    <Dialog open size="xl" title={t('player.picture')} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <RadioGroup
          label={t('player.zoom')}
          hideLabel
          look="segments"
          value={zoom}
          onChange={setZoom}
          options={ZOOMS.map((value) => ({
            value,
            label: value === 'fit' ? t('player.fit') : format.percent(Number(value)),
          }))}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: no set of fields, but a place that scrolls. */}
        <div
          ref={viewport}
          role="group"
          aria-label={alt || t('player.picture')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard, too.
          tabIndex={0}
          className={cx('max-h-[70dvh] overflow-auto rounded-control', !isFit && 'cursor-grab active:cursor-grabbing')}
          {...pan}
        >
          <img
            src={src}
            alt={alt}
            draggable={false}
            onLoad={({ currentTarget }) => setWidth(currentTarget.naturalWidth)}
            onDoubleClick={() => setZoom(isFit ? '1' : 'fit')}
            {...(!isFit && width > 0 && { width: width * Number(zoom) })}
            className={cx('mx-auto bg-white', isFit ? 'max-h-[62dvh] max-w-full' : 'max-w-none')}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** A mouse moves what lies beneath it, as a finger does by itself; what was in the middle stays there when the size changes. */
function usePan(zoom: Zoom) {
  const viewport = useRef<HTMLDivElement>(null);
  const middle = useRef({ x: 0.5, y: 0.5 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the size.
  useLayoutEffect(() => {
    const place = viewport.current;
    if (!place) return;
    place.scrollLeft = middle.current.x * place.scrollWidth - place.clientWidth / 2;
    place.scrollTop = middle.current.y * place.scrollHeight - place.clientHeight / 2;
  }, [zoom]);
  return {
    viewport,
    onScroll: () => {
      const place = viewport.current;
      if (!place) return;
      middle.current = {
        x: (place.scrollLeft + place.clientWidth / 2) / place.scrollWidth,
        y: (place.scrollTop + place.clientHeight / 2) / place.scrollHeight,
      };
    },
    onPointerDown: ({ currentTarget, pointerType, pointerId, button }: PointerEvent<HTMLDivElement>) => {
      if (pointerType === 'mouse' && button === 0) currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLDivElement>) => {
      if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollBy(-movementX, -movementY);
    },
  };
}
