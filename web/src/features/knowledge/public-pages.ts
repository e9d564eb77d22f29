import { blogPaths } from '@prova/contract/knowledge/blog-paths';
import type { PublicPage } from '../../lib/feature.ts';

export const knowledgePages: readonly PublicPage[] = [
  {
    path: blogPaths.blog,
    page: async () => (await import('./blog/blog.page.tsx')).BlogPage,
    source: 'knowledge/blog/blog.page.tsx',
    phrases: ['blog'],
  },
  {
    path: blogPaths.blogArticle,
    page: async () => (await import('./blog/blog-article.page.tsx')).BlogArticlePage,
    source: 'knowledge/blog/blog-article.page.tsx',
    phrases: ['blog'],
  },
];
