import { createPost, listOwnPosts } from '@prova/contract/talents/posts';
import { TALENT_LIMITS } from '@prova/contract/talents/talent-words';
import type { FieldProblem } from '@prova/contract/validation';
import { trimmed } from '@prova/contract/visible-text';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../lib/format.ts';
import { useLastPage } from '../../../lib/page-number.ts';
import { useCall } from '../../../lib/query.ts';
import { useKeptState } from '../../../lib/use-kept-state.ts';
import { useLeanForm } from '../../../lib/use-lean-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { usePressApart } from '../../../ui/use-press-apart.ts';
import { type Post, PostList } from '../components/post-list.tsx';
import { postsPageOf, withPostsPage } from '../components/posts-page.ts';
import { ownPostsQuery } from '../talents.queries.ts';
import { usePostRemoval } from './use-post-removal.ts';

const POST_MIN = 2;

/** Short texts on one's own profile: written here, ten a page. */
export function PostsCard({ talentId }: { talentId: string }) {
  const { t } = useTranslation('talent-profile');
  const format = useFormat();
  const [address, setAddress] = useSearchParams();
  const page = postsPageOf(address);
  const turn = (next: number) => setAddress(withPostsPage(address, next), { preventScrollReset: true });
  const posts = useQuery(ownPostsQuery(page));
  useLastPage(page, posts, turn);
  const { isTaken, take } = usePostRemoval();
  const card = useRef<HTMLDivElement>(null);
  const isApart = usePressApart();
  const remove = (post: Post) => {
    take(post.id);
    // The button goes with its post.
    card.current?.querySelector('textarea')?.focus();
  };
  const left = (all: readonly Post[]) => all.filter(({ id }) => !isTaken(id));
  return (
    <Card as="section" aria-labelledby="posts">
      <div ref={card}>
        <h2 id="posts" className="mb-2 text-h4">
          {t('posts.title')}
        </h2>
        <NewPost talentId={talentId} onPublished={() => turn(1)} />
        <QueryView
          query={posts}
          skeleton={<SkeletonRows rows={2} />}
          failure={{ title: t('posts.loadError') }}
          isEmpty={({ data }) => left(data).length === 0}
          empty={<p className="mt-3 text-muted">{t('posts.none')}</p>}
        >
          {({ data, meta }) => (
            <>
              <PostList
                posts={left(data)}
                action={(post) => (
                  <IconButton
                    size="sm"
                    icon={<Trash2 />}
                    label={t('posts.remove', { when: format.dateTime(post.createdAt) })}
                    onClick={(event) => {
                      if (isApart(event)) remove(post);
                    }}
                  />
                )}
              />
              <Pagination page={page} totalPages={meta.totalPages} onPage={turn} className="mt-3" />
            </>
          )}
        </QueryView>
      </div>
    </Card>
  );
}

function NewPost({ talentId, onPublished }: { talentId: string; onPublished: () => void }) {
  const { t } = useTranslation('talent-profile');
  const [kept, keep, forget] = useKeptState(`post.${talentId}`, '');
  const form = useLeanForm({ body: kept }, checkPost);
  const publish = useCall(createPost, { invalidates: [listOwnPosts], meta: { quiet: true } });
  const body = form.text('body');
  return (
    <form
      {...form.formProps(async (post) => {
        await publish.mutateAsync({ body: post });
        forget();
        form.reset({ body: '' });
        onPublished();
        toast.success(t('posts.published'));
      })}
      className="flex flex-col items-start gap-2 *:w-full"
    >
      {form.failure && !form.errorOf('body') && (
        <Callout kind="error" live>
          {form.failure}
        </Callout>
      )}
      <TextArea
        label={t('posts.label')}
        hint={t('posts.hint')}
        rows={2}
        maxLength={TALENT_LIMITS.post}
        {...body}
        onChange={(event) => {
          body.onChange(event);
          keep(event.target.value);
        }}
      />
      <div>
        <Button type="submit" busy={form.isSending}>
          {t('posts.publish')}
        </Button>
      </div>
    </form>
  );
}

/** As the contract does, without its schemas: they weigh more than the page. */
function checkPost({ body }: { body: string }): FieldProblem[] {
  const { length } = trimmed(body);
  if (length === 0) return [{ field: 'body', code: 'REQUIRED', values: {} }];
  return length < POST_MIN ? [{ field: 'body', code: 'TOO_SHORT', values: { min: POST_MIN } }] : [];
}
