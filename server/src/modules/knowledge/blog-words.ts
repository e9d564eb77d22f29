import type { Words } from '../../platform/http/page-heads.ts';

export const BLOG_WORDS = {
  title: { 'pt-BR': 'Blog', 'en-US': 'Blog' },
  feed: { 'pt-BR': 'Blog da Prova', 'en-US': 'Prova blog' },
  description: {
    'pt-BR': 'Artigos de quem entende do assunto, sobre as habilidades que você prova aqui.',
    'en-US': 'Articles by people who know the subject, about the skills you prove here.',
  },
  notFound: { 'pt-BR': 'Artigo não encontrado', 'en-US': 'Article not found' },
} as const satisfies Record<string, Words>;
