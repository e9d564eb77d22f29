import { Card } from './card.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';
import { SkeletonLine } from './skeleton-rows.tsx';

type Shape = {
  /** Lines of text below the heading. */
  lines?: number;
  /** Fields of a form, each with its label. */
  fields?: number;
  /** A button at the foot. */
  button?: boolean;
};

/** Sections that are coming, each a card with what it will hold. */
export function SkeletonCards({ cards, className }: { cards: readonly Shape[]; className?: string }) {
  return (
    <SkeletonGroup className={className ?? 'flex flex-col gap-5'}>
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
        <Card key={at} className="flex flex-col gap-4">
          <div>
            <div className="text-h4">
              <SkeletonLine className="w-56" />
            </div>
            <Lines count={card.lines ?? 1} />
          </div>
          {Array.from({ length: card.fields ?? 0 }, (_, field) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <div key={field} className="flex flex-col gap-1.5">
              <SkeletonLine className="w-32" />
              <Skeleton className="h-11 w-full rounded-control" />
            </div>
          ))}
          {card.button && <Skeleton className="h-11 w-40 max-w-full rounded-control" />}
        </Card>
      ))}
    </SkeletonGroup>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <div className="mt-1 max-w-prose">
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <SkeletonLine key={line} className={line === count - 1 ? 'w-2/3' : 'w-full'} />
      ))}
    </div>
  );
}
