import type { BlogCard } from '@prova/contract/knowledge/blog';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/i18n.ts';

/** Who wrote it, when, how long it takes, and its language where that is not the reader's. */
export function BlogFacts({ article: { authorName, publishedAt, minutes, locale } }: { article: BlogCard }) {
  const { t } = useTranslation('blog');
  const { date } = useFormat();
  const reader = useLocale();
  const facts = [
    authorName && t('by', { name: authorName }),
    date(publishedAt),
    t('minutes', { count: minutes }),
    locale !== reader && t(`languages.${locale}`),
  ];
  return <p className="mt-2 text-small text-muted wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>;
}
