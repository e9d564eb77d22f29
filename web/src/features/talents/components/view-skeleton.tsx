import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

/** A profile that is on its way. */
export function ViewSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-5">
      <Skeleton className="h-56" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-48" />
      </div>
    </SkeletonGroup>
  );
}
