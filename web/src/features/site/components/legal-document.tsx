import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';
import type { LegalText } from '../legal-text.ts';
import { TextPage } from './text-page.tsx';

/** A legal text with its version, a table of contents, the contact and the way home. */
export function LegalDocument({
  text,
  version,
  after = {},
}: {
  text: LegalText;
  /** Year and month, `2026-11`. */
  version: string;
  /** What follows a section, by its id. */
  after?: Readonly<Record<string, ReactNode>>;
}) {
  const { t } = useTranslation('legal');
  const { t: words } = useTranslation('widgets');
  const locale = useLocale();
  const since = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${version}-01T00:00:00Z`),
  );
  const address = words('terms.contactAddress');
  return (
    <TextPage
      text={text}
      note={t('version', { version, since })}
      after={after}
      numbered
      last={{
        id: 'contato',
        title: t('contactTitle'),
        body: (
          <>
            <p className="mt-2">
              {t('contact')}{' '}
              <a href={`mailto:${address}`} className="text-link">
                {address}
              </a>
              .
            </p>
            <p className="mt-2">{t('authority')}</p>
          </>
        ),
      }}
    />
  );
}
