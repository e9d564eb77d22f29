import type { ReactNode } from 'react';
import { DensityRoot } from '../../ui/density-root.tsx';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';

/** The mark and one message, for when there is nothing else to show. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  return (
    <DensityRoot density="comfortable" className="flex min-h-dvh flex-col">
      <header className="px-4 py-5 sm:px-8">
        <Link href="/" className="inline-block rounded-sm">
          <Logo />
        </Link>
      </header>
      <main id="content" className="grid flex-1 place-items-center px-4 pb-16">
        {children}
      </main>
    </DensityRoot>
  );
}
