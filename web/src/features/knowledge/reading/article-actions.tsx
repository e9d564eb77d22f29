import { type Article, getArticle, listArticles, markArticleRead } from '@prova/contract/knowledge/articles';
import { getLearningPath, listLearningPaths } from '@prova/contract/knowledge/learning-paths';
import { Bookmark, CircleCheck, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useBookmark } from '../components/use-bookmark.ts';

/** Keeps an article, or prints it. */
export function ArticleActions({ article }: { article: Article }) {
  const { t } = useTranslation('knowledge');
  const { title, bookmarked } = article;
  const toggle = useBookmark(article);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        aria-label={t('bookmark.add', { title })}
        aria-pressed={bookmarked}
        variant={bookmarked ? 'soft' : 'secondary'}
        icon={<Bookmark aria-hidden="true" className={cx('size-4', bookmarked && 'fill-current')} />}
        onClick={toggle}
      >
        {t(bookmarked ? 'bookmark.saved' : 'bookmark.save')}
      </Button>
      <Button variant="ghost" icon={<Printer aria-hidden="true" className="size-4" />} onClick={() => window.print()}>
        {t('article.print')}
      </Button>
    </div>
  );
}

/** Says that an article was read, which paths count, or takes that back. */
export function ReadMark({ article: { id, read } }: { article: Pick<Article, 'id' | 'read'> }) {
  const { t } = useTranslation('knowledge');
  const mark = useCall(markArticleRead, {
    invalidates: [getArticle, listArticles, getLearningPath, listLearningPaths],
    meta: { quiet: true },
    onError: (error, { body }) =>
      void toast.error(t(body.read ? 'article.readError' : 'article.unreadError'), { description: messageOf(error) }),
  });
  const set = (next: boolean) => mark.mutate({ params: { id }, body: { read: next } });
  return (
    <div className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      {read && (
        <Badge tone="green" icon={<CircleCheck />}>
          {t('article.read')}
        </Badge>
      )}
      <Button variant={read ? 'ghost' : 'primary'} busy={mark.isPending} onClick={() => set(!read)}>
        {t(read ? 'article.unmark' : 'article.markRead')}
      </Button>
    </div>
  );
}
