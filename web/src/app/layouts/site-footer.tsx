import { certificatePaths } from '@prova/contract/certificates/paths';
import { jobPaths } from '@prova/contract/jobs/paths';
import { blogPaths } from '@prova/contract/knowledge/blog-paths';
import { messagingPaths } from '@prova/contract/messaging/paths';
import { privacyPaths } from '@prova/contract/privacy/paths';
import { sitePaths } from '@prova/contract/site/paths';
import { useTranslation } from 'react-i18next';
import { NewsletterForm } from '../../features/messaging/components/newsletter-form.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useNow } from '../../lib/use-now.ts';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';

/** The foot of the pages that anybody may open. Where else the platform is found stands below it, written by the server. */
export function SiteFooter() {
  const { t } = useTranslation('site');
  const year = useNow().getUTCFullYear();
  const encrypted = useHydrated() && location.protocol === 'https:';
  const columns = [
    [
      t('footer.platform'),
      ['/', t('footer.home')],
      ['/#como-funciona', t('nav.howItWorks')],
      ['/#talentos', t('nav.talents')],
      ['/#empresas', t('nav.companies')],
      ['/#precos', t('nav.prices')],
    ],
    [
      t('footer.explore'),
      [jobPaths.publicJobs, t('nav.jobs')],
      [blogPaths.blog, 'Blog'],
      [certificatePaths.check, t('footer.certificates')],
    ],
    [
      t('footer.support'),
      [sitePaths.help, t('footer.help')],
      [sitePaths.faq, t('footer.faq')],
      [messagingPaths.contact, t('footer.contact')],
      [sitePaths.status, t('footer.status')],
    ],
    [
      t('footer.legal'),
      [sitePaths.termsOfTheFooter, t('footer.terms')],
      [sitePaths.privacyOfTheFooter, t('footer.privacy')],
      [sitePaths.cookies, 'Cookies'],
      [privacyPaths.dataRequest, t('footer.dataRequest')],
    ],
  ] as const;
  const safety = [
    [sitePaths.privacyOfTheFooter, 'LGPD'],
    [`${sitePaths.help}#seguranca`, t('footer.passkeys')],
    // Said where it is so: a server at home may be reached without it.
    ...(encrypted ? ([[`${sitePaths.help}#conexao`, t('footer.encrypted')]] as const) : []),
  ] as const;
  return (
    <footer className="mt-12 border-t bg-surface text-sm">
      <div className="mx-auto w-full max-w-[79rem] px-4 pt-10 sm:px-6">
        <NewsletterForm />
      </div>
      <div className="mx-auto flex w-full max-w-[79rem] flex-wrap justify-between gap-x-12 gap-y-8 px-4 py-10 sm:px-6">
        <div className="flex max-w-xs flex-col gap-3">
          <Logo />
          <p className="text-muted">{t('footer.hours')}</p>
          <ul aria-label={t('footer.safety')} className="flex flex-wrap gap-x-4 text-small">
            {safety.map(([href, label]) => (
              <FooterLink key={label} href={href}>
                {label}
              </FooterLink>
            ))}
          </ul>
          <p className="text-small text-muted">{t('footer.copyright', { year })}</p>
        </div>
        <nav aria-label={t('footer.label')} className="grid min-w-0 grid-cols-2 gap-x-10 gap-y-6 md:grid-cols-4">
          {columns.map(([title, ...links]) => (
            <div key={title}>
              <h2 className="font-sans text-sm font-semibold">{title}</h2>
              <ul className="mt-1 flex flex-col">
                {links.map(([href, label]) => (
                  <FooterLink key={href} href={href}>
                    {label}
                  </FooterLink>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <Link href={href} className="inline-block rounded-sm py-1 text-muted hover:text-text">
        {children}
      </Link>
    </li>
  );
}
