import type { PageMeta } from '@prova/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLastPage } from '../../../lib/page-number.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { postsQuery } from '../talents.queries.ts';
import { type Post, PostList } from './post-list.tsx';
import { postsPageOf, withPostsPage } from './posts-page.ts';

/** The posts of a talent as others read them, page by page in the address. */
export function PostsOf({ talentId }: { talentId: string }) {
  const { t } = useTranslation('talent-view');
  const [address, setAddress] = useSearchParams();
  const page = postsPageOf(address);
  const turn = (next: number) => setAddress(withPostsPage(address, next), { preventScrollReset: true });
  const posts = useQuery(postsQuery(talentId, page));
  useLastPage(page, posts, turn);
  return (
    <QueryView<{ data: readonly Post[]; meta: PageMeta }>
      query={posts}
      skeleton={<SkeletonRows rows={2} />}
      failure={{ level: 3, title: t('posts.loadError') }}
      isEmpty={({ data }) => data.length === 0}
      empty={<p className="text-muted">{t('posts.none')}</p>}
    >
      {({ data, meta }) => (
        <>
          <PostList posts={data} />
          <Pagination page={page} totalPages={meta.totalPages} onPage={turn} className="mt-3" />
        </>
      )}
    </QueryView>
  );
}
