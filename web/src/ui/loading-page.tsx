import { Skeleton, SkeletonGroup } from './skeleton.tsx';

/** While the code of a screen or the question who is here is under way. */
export function LoadingPage() {
  return (
    <SkeletonGroup className="mx-auto flex w-full max-w-page flex-col gap-4 px-4 py-8">
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="h-4 w-96 max-w-full" />
      <Skeleton className="mt-4 h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </SkeletonGroup>
  );
}
