import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import type { OutlineHeading } from './article-outline.ts';

type Props = { headings: readonly OutlineHeading[] };

/** Beside the article, where there is room. */
export function Contents({ headings }: Props) {
  const { t } = useTranslation('knowledge');
  const id = useId();
  return (
    <nav aria-labelledby={id} className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto">
      <h2 id={id} className="text-h5">
        {t('article.contents')}
      </h2>
      <ContentsList headings={headings} />
    </nav>
  );
}

/** Above it on a phone, folded. */
export function FoldedContents({ headings }: Props) {
  const { t } = useTranslation('knowledge');
  return (
    <details className="rounded-card border border-border bg-surface px-4">
      <summary className="min-h-control content-center font-semibold">{t('article.contents')}</summary>
      <nav aria-label={t('article.contents')} className="pb-3">
        <ContentsList headings={headings} />
      </nav>
    </details>
  );
}

function ContentsList({ headings }: Props) {
  return (
    <ol className="mt-2 flex flex-col text-sm text-muted">
      {headings.map(({ id, text, level }) => (
        <li key={id} className={cx(level === 3 && 'pl-4')}>
          <a
            href={`#${id}`}
            className="inline-block rounded-sm py-1 wrap-anywhere hover:text-text hover:underline pointer-coarse:py-2.5"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
