import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../lib/page-title.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { LegalText } from '../legal-text.ts';
import { SectionBody } from './section-body.tsx';

interface OwnSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** A text in sections, with a table of contents and the way home. */
export function TextPage({
  text: { title, intro, sections },
  note,
  changes,
  after = {},
  numbered = false,
  last,
  tools,
  rest,
}: {
  text: LegalText;
  /** Below the title. */
  note?: string;
  /** Below the note: what is new. */
  changes?: string | undefined;
  /** What follows a section, by its id. */
  after?: Readonly<Record<string, ReactNode>>;
  numbered?: boolean;
  /** A section that the text itself does not have. */
  last?: OwnSection;
  /** Below the introduction. */
  tools?: ReactNode;
  /** Below the sections. */
  rest?: ReactNode;
}) {
  const { t } = useTranslation(['legal', 'site']);
  usePageTitle(title);
  const all: OwnSection[] = sections.map((section) => ({
    id: section.id,
    title: section.title,
    body: (
      <>
        <SectionBody section={section} />
        {after[section.id]}
      </>
    ),
  }));
  if (last) all.push(last);
  return (
    <div className="mx-auto grid w-full max-w-[79rem] gap-x-12 px-4 py-8 sm:px-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <header className="measure min-w-0 lg:col-start-2">
        <h1 className="text-h2 sm:text-h1">{title}</h1>
        {note && <p className="mt-2 text-sm text-muted">{note}</p>}
        {changes && <p className="mt-1 text-sm text-muted">{changes}</p>}
        <p className="mt-4">{intro}</p>
        {tools}
      </header>
      {all.length > 0 && (
        <nav
          aria-labelledby="contents"
          className="mt-8 lg:mt-0 lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start"
        >
          <h2 id="contents" className="text-h5">
            {t('legal:contents')}
          </h2>
          <ol className={`mt-3 flex flex-col gap-1.5 text-sm text-muted ${numbered ? 'list-decimal pl-5' : ''}`}>
            {all.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className="rounded-sm hover:text-text hover:underline">
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <article className="measure min-w-0 lg:col-start-2">
        {all.map((section, index) => (
          <section key={section.id} id={section.id} className="mt-8 scroll-mt-6">
            <h2 className="text-h4">{numbered ? `${index + 1}. ${section.title}` : section.title}</h2>
            {section.body}
          </section>
        ))}
        {rest}
        <LinkButton href="/" icon={<ArrowLeft className="size-4" />} className="mt-10">
          {t('site:backHome')}
        </LinkButton>
      </article>
    </div>
  );
}
