import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { BookOpenText, GraduationCap } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

/** Of pages that draw what an author wrote, with code that can be run. */
const reading = ['knowledge', 'tests', 'code'] as const;
const writing = ['knowledge-writing', 'tests', 'authoring'] as const;

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
    {
      area: 'expert',
      path: knowledgePaths.expertKnowledge,
      page: async () => (await import('./expert-knowledge.page.tsx')).ExpertKnowledgePage,
      phrases: ['knowledge-writing', 'tests', 'knowledge'],
    },
    {
      area: 'expert',
      path: knowledgePaths.expertCourse,
      page: async () => (await import('./expert-item.page.tsx')).ExpertCoursePage,
      phrases: writing,
    },
    {
      area: 'expert',
      path: knowledgePaths.expertLesson,
      page: async () => (await import('./expert-item.page.tsx')).ExpertLessonPage,
      phrases: writing,
    },
    {
      area: 'expert',
      path: knowledgePaths.expertArticle,
      page: async () => (await import('./expert-item.page.tsx')).ExpertArticlePage,
      phrases: writing,
    },
    {
      area: 'expert',
      path: knowledgePaths.expertLearningPath,
      page: async () => (await import('./expert-item.page.tsx')).ExpertLearningPathPage,
      phrases: writing,
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
    {
      area: 'expert',
      to: knowledgePaths.expertKnowledge,
      icon: BookOpenText,
      name: { 'pt-BR': 'Conhecimento', 'en-US': 'Knowledge' },
      hint: { 'pt-BR': 'Escrever cursos, artigos e trilhas', 'en-US': 'Write courses, articles and paths' },
      order: 37,
      active: 'prefix',
    },
  ],
};
