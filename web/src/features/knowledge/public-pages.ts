import { knowledgePaths } from '@prova/contract/knowledge/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const knowledgePages: readonly PublicPage[] = [
  {
    path: knowledgePaths.blog,
    page: async () => (await import('./blog/blog.page.tsx')).BlogPage,
    source: 'knowledge/blog/blog.page.tsx',
    phrases: ['blog'],
  },
  {
    path: knowledgePaths.blogArticle,
    page: async () => (await import('./blog/blog-article.page.tsx')).BlogArticlePage,
    source: 'knowledge/blog/blog-article.page.tsx',
    phrases: ['blog'],
  },
];
