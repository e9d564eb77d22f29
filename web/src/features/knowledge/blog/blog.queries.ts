import type { getBlogArticle, listBlog } from '@prova/contract/knowledge/blog';
import { urlOf } from '@prova/contract/paths';
import { useLocale } from '../../../lib/i18n.ts';
import { type Received, requestWithMeta } from '../../../lib/request.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { useRead, useWritten } from '../../../lib/use-read.ts';

type Articles = Pick<Received<typeof listBlog>, 'data' | 'meta'>;

const LIST: (typeof listBlog)['path'] = '/api/v1/public/blog';

/** A page of the blog. */
export function useBlog(page: number) {
  const query: { page?: number } = page > 1 ? { page } : {};
  const url = urlOf(LIST, {}, query);
  const locale = useLocale();
  return useLoad<Articles>(
    `${locale} ${url}`,
    (signal) => requestWithMeta<typeof listBlog>('GET', LIST, { query }, { signal }),
    useWritten<Articles>(url, ({ data, meta }) => ({ data, meta }) as Articles),
  );
}

export const useBlogArticle = (slug: string) =>
  useRead<typeof getBlogArticle>('/api/v1/public/blog/:slug', { params: { slug } });
