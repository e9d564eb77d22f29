import type { DataOf } from '@prova/contract/endpoint';
import type { listOwnPosts } from '@prova/contract/talents/posts';
import type { ReactNode } from 'react';
import { TimeAgo } from '../../../widgets/time-ago.tsx';

export type Post = DataOf<typeof listOwnPosts>[number];

/** What somebody tells, the newest first. */
export function PostList({ posts, action }: { posts: readonly Post[]; action?: (post: Post) => ReactNode }) {
  return (
    <ul className="divide-y divide-border">
      {posts.map((post) => (
        <li key={post.id} className="flex items-start gap-3 py-3">
          <div className="min-w-0 flex-1">
            <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{post.body}</p>
            <TimeAgo date={post.createdAt} className="mt-1 block text-small text-muted" />
          </div>
          {action?.(post)}
        </li>
      ))}
    </ul>
  );
}
