import { Skeleton } from '../../../ui/skeleton.tsx';

/** As high as the match that comes: nothing below it is to jump. */
export const MatchSkeleton = () => <Skeleton className="h-52 w-full sm:h-41" />;
