import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import type { Stage } from '../use-changes.ts';
import { CardChips, CardFacts } from './board-card.tsx';
import type { PointerDrag } from './use-pointer-drag.ts';

/** The card under the pointer while it is carried. */
export function DragGhost({
  drag,
  stageType,
  ref,
}: {
  drag: PointerDrag;
  stageType: Stage['type'];
  ref: Ref<HTMLDivElement>;
}) {
  return createPortal(
    <div
      ref={ref}
      aria-hidden="true"
      data-density="compact"
      className="pointer-events-none fixed z-50 rotate-1 rounded-card border border-brand bg-surface px-3 py-2.5 text-body shadow-float"
      style={{ left: drag.left, top: drag.top, width: drag.width }}
    >
      <p className="font-semibold">{drag.card.name}</p>
      <CardFacts card={drag.card} />
      <CardChips card={drag.card} stageType={stageType} />
    </div>,
    document.body,
  );
}
