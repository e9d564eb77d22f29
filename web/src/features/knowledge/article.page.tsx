import type { Article } from '@prova/contract/knowledge/articles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useFormat } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Body } from './components/body.tsx';
import { LanguageBadge, Skills, useItemFacts } from './components/item-facts.tsx';
import { articleQuery } from './knowledge.queries.ts';
import { ArticleActions, ReadMark } from './reading/article-actions.tsx';
import { outlineOf } from './reading/article-outline.ts';
import { Contents, FoldedContents } from './reading/contents.tsx';
import { ItemView, useListCrumb } from './reading/item-view.tsx';
import { Sources } from './reading/sources.tsx';

/** Of so many headings one loses sight. */
const CONTENTS_FROM = 2;

/** An article to be read, kept and printed. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const query = useQuery(articleQuery(id));
  usePageTitle(query.data?.title);
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <ItemView kind="article" query={query}>
        {(article) => <Loaded key={article.id} article={article} />}
      </ItemView>
    </div>
  );
}

function Loaded({ article }: { article: Article }) {
  const { t } = useTranslation(['knowledge', 'tests']);
  const format = useFormat();
  const facts = useItemFacts();
  const crumbs = useListCrumb();
  const { title, locale, summary, body, updatedAt } = article;
  const { html, headings } = useMemo(() => outlineOf(body), [body]);
  useArrival();
  const contents = headings.length >= CONTENTS_FROM ? headings : [];
  return (
    <>
      <PageHeader
        title={<span lang={locale}>{title}</span>}
        crumbs={crumbs('article')}
        badge={<LanguageBadge locale={locale} />}
        facts={`${facts(article)} · ${t('facts.updated', { date: format.date(updatedAt) })}`}
        actions={<ArticleActions article={article} />}
      />
      <div className="grid min-w-0 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <article className="flex min-w-0 flex-col gap-6">
          {summary && (
            <p lang={locale} className="measure text-muted wrap-anywhere">
              {summary}
            </p>
          )}
          <Skills skills={article.skills} />
          {contents.length > 0 && (
            <div className="lg:hidden print:hidden">
              <FoldedContents headings={contents} />
            </div>
          )}
          <div lang={locale}>
            <Body html={html} runnable />
          </div>
          <Sources sources={article.sources} />
          <ReadMark article={article} />
        </article>
        {contents.length > 0 && (
          <div className="max-lg:hidden print:hidden">
            <Contents headings={contents} />
          </div>
        )}
      </div>
    </>
  );
}

/** Whoever comes by a link to a heading stands there once the article is drawn, for it was not there when the page came. */
function useArrival() {
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
