import {
  type Article,
  type ArticleCard,
  bookmarkArticle,
  getArticle,
  listArticles,
  removeBookmark,
} from '@prova/contract/knowledge/articles';
import { getKnowledgeFacets } from '@prova/contract/knowledge/items';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { invalidate, keyOf, useCall } from '../../../lib/query.ts';
import { toast } from '../../../ui/toast-store.ts';

const BOOKMARKING = ['bookmark'];

type Page = { data: readonly ArticleCard[] };

/** Keeps an article, or no longer: shown at once, sent one after the other; what could not be saved goes back. */
export function useBookmark({ id, bookmarked }: Pick<ArticleCard, 'id' | 'bookmarked'>) {
  const { t } = useTranslation('knowledge');
  const client = useQueryClient();
  const show = (bookmarked: boolean) => {
    const change = <T extends ArticleCard>(article: T): T => (article.id === id ? { ...article, bookmarked } : article);
    // What is on its way was asked for before the change. What shows nothing yet goes on.
    for (const endpoint of [listArticles, getArticle])
      void client.cancelQueries({ queryKey: keyOf(endpoint), predicate: ({ state }) => state.data !== undefined });
    client.setQueriesData<Page>(
      { queryKey: keyOf(listArticles) },
      (page) => page && { ...page, data: page.data.map(change) },
    );
    client.setQueriesData<Article>({ queryKey: keyOf(getArticle) }, (article) => article && change(article));
  };
  const options = {
    scope: { id: `bookmark-${id}` },
    meta: { quiet: true },
    mutationKey: BOOKMARKING,
    onSettled: () => {
      if (client.isMutating({ mutationKey: BOOKMARKING }) > 1) return;
      // An article that is taken out of the list of saved ones stays in sight until that is left: it can be saved again.
      void client.invalidateQueries({ queryKey: keyOf(listArticles), refetchType: 'none' });
      void invalidate(client, [getArticle, getKnowledgeFacets]);
    },
  } as const;
  const failed = (was: boolean) => (error: Error) => {
    show(was);
    toast.error(t(was ? 'bookmark.removeError' : 'bookmark.error'), { description: messageOf(error) });
  };
  const add = useCall(bookmarkArticle, { ...options, onError: failed(false) });
  const remove = useCall(removeBookmark, { ...options, onError: failed(true) });
  return () => {
    show(!bookmarked);
    (bookmarked ? remove : add).mutate({ params: { id } });
  };
}
