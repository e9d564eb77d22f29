import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { GraduationCap } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

/** Of pages that draw what an author wrote, with code that can be run. */
const reading = ['knowledge', 'tests', 'page-code', 'code'] as const;

export const knowledge: Feature = {
  routes: [
    {
      area: 'talent',
      path: knowledgePaths.knowledge,
      page: async () => (await import('./knowledge.page.tsx')).KnowledgePage,
      phrases: ['knowledge', 'tests'],
    },
    {
      area: 'talent',
      path: knowledgePaths.course,
      page: async () => (await import('./course.page.tsx')).CoursePage,
      phrases: reading,
    },
    {
      area: 'talent',
      path: knowledgePaths.lesson,
      page: async () => (await import('./lesson.page.tsx')).LessonPage,
      phrases: reading,
    },
    {
      area: 'talent',
      path: knowledgePaths.article,
      page: async () => (await import('./article.page.tsx')).ArticlePage,
      phrases: reading,
    },
    {
      area: 'talent',
      path: knowledgePaths.learningPath,
      page: async () => (await import('./learning-path.page.tsx')).LearningPathPage,
      phrases: reading,
    },
  ],
  navigation: [
    {
      area: 'talent',
      to: knowledgePaths.knowledge,
      icon: GraduationCap,
      name: { 'pt-BR': 'Aprender', 'en-US': 'Learn' },
      hint: { 'pt-BR': 'Cursos, artigos e trilhas', 'en-US': 'Courses, articles and paths' },
      order: 27,
      active: 'prefix',
    },
  ],
};
