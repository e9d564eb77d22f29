import type { BlogCard } from '@prova/contract/knowledge/blog';
import { blogPaths } from '@prova/contract/knowledge/blog-paths';
import { to } from '@prova/contract/paths';
import { Link } from '../../../ui/link.tsx';
import { BlogFacts } from './blog-facts.tsx';

/** An article in the list. */
export function BlogEntry({ article }: { article: BlogCard }) {
  const { slug, title, summary, locale } = article;
  return (
    <article className="py-6">
      <h2 lang={locale} className="text-h4 wrap-anywhere">
        <Link href={to(blogPaths.blogArticle, { slug })} className="rounded-sm hover:underline">
          {title}
        </Link>
      </h2>
      {summary && (
        <p lang={locale} className="measure mt-2 wrap-anywhere">
          {summary}
        </p>
      )}
      <BlogFacts article={article} />
    </article>
  );
}
