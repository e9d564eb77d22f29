import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Slogan } from '../../features/site/components/slogan.tsx';
import { Cobogo } from '../../ui/cobogo.tsx';
import { DensityRoot } from '../../ui/density-root.tsx';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { PlainHeader } from '../plain-header.tsx';
import { SkipLink } from '../skip-link.tsx';

/** Two columns: the wall with the slogan on large screens, the form at the right. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  return (
    <DensityRoot density="comfortable" className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
      <SkipLink />
      <aside
        aria-label={t('auth.brand')}
        className="relative hidden flex-col overflow-hidden bg-[#0f2a23] text-[#e7eeea] [--logo-check:#34c998] lg:sticky lg:top-0 lg:flex lg:h-dvh"
      >
        <Link href="/" className="absolute top-6 left-12 z-10 rounded-sm outline-[#34c998]">
          <Logo />
        </Link>
        <div className="min-h-0 flex-1 overflow-hidden">
          <Cobogo className="w-full" />
        </div>
        <div className="px-12 pt-8 pb-14">
          <Slogan className="text-[clamp(3rem,5vw,4.75rem)]" line="bg-[#34c998]" under="text-[#bcd0c6]" />
          <p className="mt-6 max-w-md text-[1.125rem] leading-7 text-[#bcd0c6]">{t('auth.tagline')}</p>
        </div>
      </aside>
      <div className="flex min-w-0 flex-col">
        <PlainHeader className="sm:px-10" logoClassName="lg:hidden" />
        <main id="content" className="mx-auto w-full max-w-md flex-1 px-4 pt-6 pb-16 sm:pt-10">
          <Suspense fallback={<FormSkeleton />}>{children}</Suspense>
        </main>
      </div>
    </DensityRoot>
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-5">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </SkeletonGroup>
  );
}
