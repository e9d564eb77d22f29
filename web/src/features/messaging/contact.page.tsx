import type { getContactAddress } from '@prova/contract/messaging/contact';
import { privacyPaths } from '@prova/contract/privacy/paths';
import { sitePaths } from '@prova/contract/site/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page-title.ts';
import { useRead } from '../../lib/use-read.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { ContactForm } from './components/contact-form.tsx';

/** Where people write to whoever runs the platform: the form, and all that may be quicker. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  usePageTitle(t('title'));
  // The form is there without it.
  const { data } = useRead<typeof getContactAddress>('/api/v1/contact', {});
  const elsewhere = [
    [sitePaths.help, t('help')],
    [sitePaths.faq, t('faq')],
    [privacyPaths.dataRequest, t('dataRequest')],
  ] as const;
  return (
    <div className="mx-auto grid w-full max-w-[64rem] gap-x-12 gap-y-8 px-4 pt-6 sm:px-6 sm:pt-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <header className="measure lg:col-span-2">
        <h1 className="text-h2 sm:text-h1">{t('title')}</h1>
        <p className="mt-2 text-muted">{t('intro')}</p>
      </header>
      <Card>
        <ContactForm topic="other" />
      </Card>
      <aside className="flex flex-col gap-6">
        <Part title={t('hoursTitle')}>
          <p>{t('hours')}</p>
        </Part>
        {data?.email && (
          <Part title={t('emailTitle')}>
            <a href={`mailto:${data.email}`} className="rounded-sm wrap-anywhere underline">
              {data.email}
            </a>
          </Part>
        )}
        <Part title={t('otherTitle')}>
          <ul className="flex flex-col gap-1">
            {elsewhere.map(([href, label]) => (
              <li key={href}>
                <Link href={href} className="inline-block rounded-sm py-1 underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      </aside>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-h5">{title}</h2>
      <div className="mt-1 text-muted">{children}</div>
    </section>
  );
}
