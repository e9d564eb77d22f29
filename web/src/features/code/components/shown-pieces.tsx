import type { Piece } from '@prova/contract/code/shown-difference';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';

/** A value, with what differs in it and cannot be seen. What is copied of it is the value alone. */
export function ShownPieces({ pieces }: { pieces: readonly Piece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all of one value.
  return pieces.map((piece, index) => (piece.mark ? <Marked key={index} {...piece} /> : piece.text));
}

function Marked({ text, mark }: Piece) {
  const { t } = useTranslation('code');
  const isSpace = mark === 'space';
  return (
    <mark className="relative rounded-sm bg-amber-soft text-amber outline outline-amber">
      {text}
      {mark !== 'plain' && (
        <>
          <span
            aria-hidden="true"
            className={cx('select-none', isSpace ? 'absolute inset-0 text-center' : 'px-0.5 text-xs')}
          >
            {isSpace ? '·' : mark}
          </span>
          <span className="sr-only select-none">
            {isSpace ? t('marks.space') : t('marks.character', { code: mark })}
          </span>
        </>
      )}
    </mark>
  );
}
