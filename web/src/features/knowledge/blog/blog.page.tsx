import { blogPaths } from '@prova/contract/knowledge/blog-paths';
import { BLOG_FEED } from '@prova/contract/knowledge/knowledge-fields';
import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '../../../lib/lean-router.tsx';
import { pageOf } from '../../../lib/page-number.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useBlog } from './blog.queries.ts';
import { BlogEntry } from './blog-entry.tsx';

/** What people who know the subject write, for everybody. */
export function BlogPage() {
  const { t } = useTranslation('blog');
  usePageTitle('Blog');
  const [params] = useSearchParams();
  const page = pageOf(params);
  const articles = useBlog(page);
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-6">
      <h1 className="text-h2 sm:text-h1">Blog</h1>
      <p className="mt-2 text-muted">{t('lead')}</p>
      <p className="mt-2 text-sm">
        {/* No page of the client: the browser opens it, or what reads feeds. */}
        <a href={BLOG_FEED} className="inline-flex items-center gap-2 text-link">
          <Rss className="size-4" aria-hidden="true" />
          {t('feed')}
        </a>
      </p>
      <QueryView
        query={articles}
        skeleton={
          <SkeletonGroup>
            <Skeleton className="mt-8 h-96" />
          </SkeletonGroup>
        }
        failure={{ title: t('loadError') }}
        isEmpty={({ data }) => data.length === 0}
        empty={
          page > 1 ? (
            <EmptyState title={t('beyond')} action={<LinkButton href={blogPaths.blog}>{t('all')}</LinkButton>} />
          ) : (
            <EmptyState title={t('empty.title')} action={<LinkButton href="/jobs">{t('empty.action')}</LinkButton>}>
              {t('empty.text')}
            </EmptyState>
          )
        }
      >
        {({ data, meta }) => (
          <>
            <ul className="mt-6 divide-y divide-border border-y">
              {data.map((article) => (
                <li key={article.slug}>
                  <BlogEntry article={article} />
                </li>
              ))}
            </ul>
            <Pagination
              page={meta.page}
              totalPages={meta.totalPages}
              className="mt-8"
              hrefOf={(page) => (page > 1 ? `${blogPaths.blog}?page=${page}` : blogPaths.blog)}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}
