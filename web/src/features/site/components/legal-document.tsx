import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { LegalSection, LegalText } from '../legal-texts.ts';

/** A legal text with its version, a table of contents, the contact and the way home. */
export function LegalDocument({
  text: { title, intro, sections },
  version,
  after = {},
}: {
  text: LegalText;
  /** Year and month, `2026-11`. */
  version: string;
  /** What follows a section, by its id. */
  after?: Readonly<Record<string, ReactNode>>;
}) {
  const { t } = useTranslation(['legal', 'site']);
  const { t: words } = useTranslation('widgets');
  const locale = useLocale();
  usePageTitle(title);
  const since = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${version}-01T00:00:00Z`),
  );
  const address = words('terms.contactAddress');
  return (
    <div className="mx-auto grid w-full max-w-[79rem] gap-x-12 gap-y-8 px-4 py-8 sm:px-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <nav aria-labelledby="contents" className="lg:sticky lg:top-6 lg:self-start">
        <h2 id="contents" className="text-h5">
          {t('legal:contents')}
        </h2>
        <ol className="mt-3 flex list-decimal flex-col gap-1.5 pl-5 text-sm text-muted">
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} className="rounded-sm hover:text-text hover:underline">
                {section.title}
              </a>
            </li>
          ))}
          <li>
            <a href="#contato" className="rounded-sm hover:text-text hover:underline">
              {t('legal:contactTitle')}
            </a>
          </li>
        </ol>
      </nav>
      <article className="measure min-w-0">
        <h1 className="text-h2 sm:text-h1">{title}</h1>
        <p className="mt-2 text-sm text-muted">{t('legal:version', { version, since })}</p>
        <p className="mt-4">{intro}</p>
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} className="mt-8 scroll-mt-6">
            <h2 className="text-h4">
              {index + 1}. {section.title}
            </h2>
            <SectionBody section={section} />
            {after[section.id]}
          </section>
        ))}
        <section id="contato" className="mt-8 scroll-mt-6">
          <h2 className="text-h4">
            {sections.length + 1}. {t('legal:contactTitle')}
          </h2>
          <p className="mt-2">
            {t('legal:contact')}{' '}
            <a href={`mailto:${address}`} className="text-link">
              {address}
            </a>
            .
          </p>
          <p className="mt-2">{t('legal:authority')}</p>
        </section>
        <LinkButton href="/" icon={<ArrowLeft className="size-4" />} className="mt-10">
          {t('site:backHome')}
        </LinkButton>
      </article>
    </div>
  );
}

function SectionBody({ section: { text, list } }: { section: LegalSection }) {
  const [first, ...others] = text;
  return (
    <>
      <p className="mt-2">{first}</p>
      {list.length > 0 && (
        <ul className="mt-3 flex list-disc flex-col gap-2 pl-6">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {others.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
    </>
  );
}
