import { Skeleton } from '../../ui/skeleton.tsx';

const A4 = { width: 210, height: 297 };

/** As high as the page will be, so that nothing jumps. */
export function PageSkeleton({ page = A4 }: { page?: { width: number; height: number } }) {
  return (
    <div style={{ aspectRatio: page.width / page.height }}>
      <Skeleton className="!h-full w-full rounded-card" />
    </div>
  );
}
