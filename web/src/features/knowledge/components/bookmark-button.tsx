import type { ArticleCard } from '@prova/contract/knowledge/articles';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useBookmark } from './use-bookmark.ts';

type Props = { article: Pick<ArticleCard, 'id' | 'title' | 'bookmarked'>; className?: string };

/** Keeps an article to come back to, or no longer. */
export function BookmarkButton({ article, className }: Props) {
  const { t } = useTranslation('knowledge');
  const { title, bookmarked } = article;
  const toggle = useBookmark(article);
  return (
    <IconButton
      label={t('bookmark.add', { title })}
      pressed={bookmarked}
      icon={<Bookmark className={cx(bookmarked && 'fill-current')} />}
      tooltip={false}
      onClick={toggle}
      className={className}
    />
  );
}
