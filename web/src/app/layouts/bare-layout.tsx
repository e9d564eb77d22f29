import { Outlet } from 'react-router';
import { DensityRoot } from '../../ui/density-root.tsx';
import { SkipLink } from '../skip-link.tsx';

/** Nothing but the screen. */
export function BareLayout() {
  return (
    <DensityRoot density="comfortable" className="flex min-h-dvh flex-col">
      <SkipLink />
      <main id="content" className="flex flex-1 flex-col">
        <Outlet />
      </main>
    </DensityRoot>
  );
}
