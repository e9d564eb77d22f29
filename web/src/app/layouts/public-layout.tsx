import { accountPaths } from '@prova/contract/accounts/paths';
import { jobPaths } from '@prova/contract/jobs/paths';
import { homeOf } from '@prova/contract/pages';
import { roomPaths } from '@prova/contract/rooms/paths';
import { sitePaths } from '@prova/contract/site/paths';
import { CircleUserRound, Menu } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../lib/auth-store.ts';
import { laterPart } from '../../lib/later-part.tsx';
import { useLocation } from '../../lib/lean-router.tsx';
import { usePageState } from '../../lib/page-state.ts';
import { DensityRoot } from '../../ui/density-root.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useTheme } from '../../ui/theme.ts';
import { LanguageControl } from '../language-control.tsx';
import { SkipLink } from '../skip-link.tsx';
import { ThemeButton } from '../theme-button.tsx';

const SiteFooter = laterPart(async () => (await import('./site-footer.tsx')).SiteFooter);

/**
 * Header and footer of the pages that anybody may open; what is marked `data-whole-window` stands without them. Interviews have
 * a bare one: whoever comes to talk is led nowhere else.
 */
export function PublicLayout({ children }: { children: ReactNode }) {
  const bare = useLocation().pathname.startsWith(roomPaths.entry);
  return (
    <DensityRoot
      data-bare={bare || undefined}
      density="comfortable"
      className="flex min-h-dvh flex-col has-data-whole-window:[&>footer]:hidden has-data-whole-window:[&>header]:hidden"
    >
      <SkipLink />
      <SiteHeader bare={bare} />
      {/* The foot begins below the window: it does not jump when what is loading turns out shorter or longer. */}
      <main id="content" className="min-h-[calc(100dvh-7rem)] flex-1">
        <Suspense fallback={<LoadingPage />}>{children}</Suspense>
      </main>
      {bare ? <BareFooter /> : <SiteFooter />}
    </DensityRoot>
  );
}

function SiteHeader({ bare }: { bare: boolean }) {
  const { t } = useTranslation('site');
  const home = useHome();
  const [theme, setTheme] = useTheme();
  const place = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed by each move, wherever it leads.
  useEffect(() => {
    menu.current?.removeAttribute('open');
  }, [place]);
  useEffect(() => {
    const leave = (event: Event) => {
      const open = menu.current?.open && menu.current;
      if (!open || ('key' in event ? event.key !== 'Escape' : open.contains(event.target as Node))) return;
      open.removeAttribute('open');
      if ('key' in event) open.querySelector('summary')?.focus();
    };
    const ways = ['pointerdown', 'keydown'];
    // While code of the page is on its way the browser alone goes to a place on it.
    const close = () => menu.current?.removeAttribute('open');
    for (const way of ways) document.addEventListener(way, leave);
    addEventListener('hashchange', close);
    return () => {
      removeEventListener('hashchange', close);
      for (const way of ways) document.removeEventListener(way, leave);
    };
  }, []);
  const places = (
    <>
      <HeaderLink href={jobPaths.publicJobs}>{t('nav.jobs')}</HeaderLink>
      <HeaderLink href="/#como-funciona">{t('nav.howItWorks')}</HeaderLink>
      <HeaderLink href="/#talentos">{t('nav.talents')}</HeaderLink>
      <HeaderLink href="/#empresas">{t('nav.companies')}</HeaderLink>
      <HeaderLink href="/#precos">{t('nav.prices')}</HeaderLink>
    </>
  );
  return (
    <header className="relative mx-auto flex w-full max-w-[79rem] flex-wrap items-center gap-x-2 gap-y-1 px-4 py-3 sm:gap-x-6 sm:px-6">
      <Link href={sitePaths.landing} className="rounded-sm">
        <Logo />
      </Link>
      {!bare && (
        <nav aria-label={t('nav.label')} className="hidden lg:block">
          <ul className="flex gap-6 text-body font-medium text-muted">{places}</ul>
        </nav>
      )}
      <div className="ml-auto flex items-center sm:gap-2">
        <LanguageControl className="max-sm:[&_select]:w-10 max-sm:[&_select]:pr-0 max-sm:[&_select]:text-transparent max-sm:[&_select+svg]:hidden max-sm:[&_select]:pl-10" />
        <ThemeButton theme={theme} onChange={setTheme} />
        {home ? (
          <LinkButton href={home} className="max-sm:size-11 max-sm:border-transparent max-sm:bg-transparent max-sm:p-0">
            <CircleUserRound className="size-5 sm:hidden" aria-hidden="true" />
            <span className="max-sm:sr-only">{t('nav.myArea')}</span>
          </LinkButton>
        ) : (
          <>
            <LinkButton href={accountPaths.login} variant="ghost" className="max-sm:px-2">
              {t('nav.signIn')}
            </LinkButton>
            {!bare && (
              <LinkButton href={accountPaths.register} className="max-sm:hidden">
                {t('nav.signUp')}
              </LinkButton>
            )}
          </>
        )}
        {!bare && (
          // Opens without a script, too.
          <details ref={menu} className="lg:hidden">
            <summary
              aria-label={t('nav.label')}
              className="grid size-11 cursor-pointer list-none place-items-center rounded-control hover:bg-sunken"
            >
              <Menu className="size-5" aria-hidden="true" />
            </summary>
            <nav
              aria-label={t('nav.label')}
              className="absolute inset-x-0 top-full z-20 border-y bg-surface px-4 py-2 sm:px-6"
            >
              <ul className="flex flex-col text-body font-medium [&_a]:block [&_a]:py-3">
                {places}
                {!home && <HeaderLink href={accountPaths.register}>{t('nav.signUp')}</HeaderLink>}
              </ul>
            </nav>
          </details>
        )}
      </div>
    </header>
  );
}

function BareFooter() {
  const { t } = useTranslation('site');
  const links = [
    [sitePaths.help, t('footer.help')],
    [sitePaths.termsOfTheFooter, t('footer.terms')],
    [sitePaths.privacyOfTheFooter, t('footer.privacy')],
  ] as const;
  return (
    <footer className="mt-12 border-t text-sm">
      <ul className="mx-auto flex w-full max-w-[79rem] flex-wrap gap-x-6 px-4 py-4 sm:px-6">
        {links.map(([href, label]) => (
          <li key={href}>
            <Link href={href} className="inline-block rounded-sm py-1 text-muted hover:text-text">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}

/** Where whoever is signed in belongs, from the first moment on; null for visitors. */
function useHome(): string | null {
  const auth = useAuth();
  const session = usePageState()?.session ?? null;
  if (auth.status === 'signed-in') return homeOf(auth.user.role);
  if (auth.status === 'signed-out' || session === null) return null;
  // The login leads whoever is in on to their home.
  return session === 'unknown' ? accountPaths.login : homeOf(session);
}

function HeaderLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <Link href={href} className="rounded-sm hover:text-text">
        {children}
      </Link>
    </li>
  );
}
