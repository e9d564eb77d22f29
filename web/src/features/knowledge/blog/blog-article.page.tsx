import type { BlogArticle } from '@prova/contract/knowledge/blog';
import { blogPaths } from '@prova/contract/knowledge/blog-paths';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useParams } from '../../../lib/lean-router.tsx';
import { usePageTitle } from '../../../lib/page-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useBlogArticle } from './blog.queries.ts';
import { BlogFacts } from './blog-facts.tsx';

/** An article of the blog. Its code is shown; in the knowledge base it runs. */
export function BlogArticlePage() {
  const { t } = useTranslation('blog');
  const { slug = '' } = useParams();
  const article = useBlogArticle(slug);
  usePageTitle(article.data?.title ?? 'Blog');
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6">
      <QueryView
        query={article}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton className="h-12 w-3/4" />
            <Skeleton className="h-96" />
          </SkeletonGroup>
        }
        failure={{ title: t('loadError'), level: 1 }}
        refusal={(error) =>
          isApiError(error, 'KNOWLEDGE_NOT_FOUND') && (
            <EmptyState
              level={1}
              title={t('gone.title')}
              action={<LinkButton href={blogPaths.blog}>{t('all')}</LinkButton>}
            >
              {t('gone.text')}
            </EmptyState>
          )
        }
      >
        {(data) => <Loaded article={data} />}
      </QueryView>
    </div>
  );
}

function Loaded({ article }: { article: BlogArticle }) {
  const { t } = useTranslation('blog');
  const { title, summary, body, locale, sources, skills } = article;
  return (
    <article>
      <h1 lang={locale} className="text-h2 wrap-anywhere sm:text-h1">
        {title}
      </h1>
      <BlogFacts article={article} />
      {summary && (
        <p lang={locale} className="measure mt-4 text-muted wrap-anywhere">
          {summary}
        </p>
      )}
      <div lang={locale} className="mt-6">
        <RichText html={body} className="pictures-inside" />
      </div>
      {skills.length > 0 && <p className="mt-8 text-sm text-muted">{t('skills', { skills: skills.join(', ') })}</p>}
      {sources.length > 0 && (
        <section className="mt-8" aria-labelledby="sources">
          <h2 id="sources" className="text-h5">
            {t('sources')}
          </h2>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-6 text-sm">
            {sources.map(({ title: name, url }) => (
              <li key={url} className="wrap-anywhere">
                <a href={url} rel="nofollow noopener" className="text-link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <LinkButton href={blogPaths.blog} icon={<ArrowLeft className="size-4" />} className="mt-10">
        {t('all')}
      </LinkButton>
    </article>
  );
}
