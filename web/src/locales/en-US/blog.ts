import type { Phrases } from '../phrases.ts';
import type { blog as ptBlog } from '../pt-BR/blog.ts';

export const blog: Phrases<typeof ptBlog> = {
  lead: 'Articles by people who know the subject, about the skills you prove here.',
  feed: 'Follow by RSS',
  loadError: 'This could not be opened right now',
  empty: {
    title: 'No articles yet',
    text: 'The first ones are on their way. Meanwhile, see which skills jobs ask for.',
    action: 'See jobs',
  },
  beyond: 'The articles end before this page',
  gone: {
    title: 'Article not found',
    text: 'It may have left the blog, or the address is incomplete.',
  },
  all: 'All articles',
  by: 'By {{name}}',
  minutes_one: '{{count}} min read',
  minutes_other: '{{count}} min read',
  languages: { 'pt-BR': 'in Portuguese', 'en-US': 'in English' },
  skills: 'Skills: {{skills}}',
  sources: 'Sources',
};
