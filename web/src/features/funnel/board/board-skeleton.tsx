import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

const CARDS = [4, 3, 3, 2, 1];

/** The board as it will stand, in grey. */
export function BoardSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-8 w-full max-w-96" />
        <Skeleton className="h-5 w-64" />
      </div>
      <div className="flex flex-wrap gap-2">
        <Skeleton className="h-9 w-full rounded-control sm:w-64" />
        <Skeleton className="h-9 w-40 rounded-control" />
        <Skeleton className="h-9 w-28 rounded-control" />
      </div>
      <div className="flex gap-3 overflow-hidden">
        {CARDS.map((cards, column) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have no other name.
            key={column}
            className="flex h-[60dvh] min-w-54 flex-1 flex-col gap-2 rounded-panel bg-sunken p-2.5"
          >
            <Skeleton className="mx-1.5 my-1.5 w-32 !bg-border" />
            {Array.from({ length: cards }, (_, card) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <div key={card} className="flex flex-col gap-2 rounded-card border border-border bg-surface p-3">
                <Skeleton className="w-3/4" />
                <Skeleton className="h-3 w-1/2" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
