import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { DensityRoot } from '../../ui/density-root.tsx';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useTheme } from '../../ui/theme.ts';
import { LanguageControl } from '../language-control.tsx';
import { LoadingPage } from '../loading-page.tsx';
import { SkipLink } from '../skip-link.tsx';
import { ThemeButton } from '../theme-button.tsx';

/** For long forms outside of the signed-in areas: a bar with language and theme, and room below it. */
export function PlainLayout() {
  const [theme, setTheme] = useTheme();
  return (
    <DensityRoot density="comfortable" className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-4xl items-center justify-between gap-3 px-4 py-4 sm:px-6">
        <Link href="/" className="rounded-sm">
          <Logo />
        </Link>
        <div className="flex items-center gap-1">
          <LanguageControl />
          <ThemeButton theme={theme} onChange={setTheme} />
        </div>
      </header>
      <main id="content" className="mx-auto w-full max-w-4xl flex-1 px-4 pt-4 pb-16 sm:px-6">
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      </main>
    </DensityRoot>
  );
}
