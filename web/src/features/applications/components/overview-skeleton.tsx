import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

export function OverviewSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-64 w-full" />
    </SkeletonGroup>
  );
}
