import type { Locale } from '@prova/contract/common';
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
  /** Year and month, `2026-11`; with the day where a month has several, `2026-11-25`. */
  version: string;
  /** What follows a section, by its id. */
  after?: Readonly<Record<string, ReactNode>>;
}) {
  const { t } = useTranslation('legal');
  const { t: words } = useTranslation('widgets');
  const locale = useLocale();
  const since = sinceWhen(version, locale);
  const { history = [] } = text;
  const earlier = history.filter((each) => each.version !== version);
  const changes = history.find((each) => each.version === version)?.changes;
  const address = words('terms.contactAddress');
  return (
    <TextPage
      text={text}
      note={t('version', { version, since })}
      changes={changes && t('changes', { changes })}
      tools={earlier.length > 0 && <EarlierVersions of={earlier} />}
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

/** What each of them was there for. */
function EarlierVersions({ of }: { of: NonNullable<LegalText['history']> }) {
  const { t } = useTranslation('legal');
  const locale = useLocale();
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer font-semibold">{t('earlier')}</summary>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-6 text-muted">
        {of.map(({ version, changes }) => (
          <li key={version}>{t('earlierVersion', { version, since: sinceWhen(version, locale), changes })}</li>
        ))}
      </ul>
    </details>
  );
}

/** "25 de novembro de 2026", or the month alone where the version says no more. */
function sinceWhen(version: string, locale: Locale): string {
  const [month, day] = [version.slice(0, 7), version.slice(8)];
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    ...(day && { day: 'numeric' }),
  });
  return format.format(new Date(`${month}-${day || '01'}T00:00:00Z`));
}
