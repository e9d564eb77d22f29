import { createArticle, updateArticle } from '@prova/contract/knowledge/articles';
import { createCourse, updateCourse } from '@prova/contract/knowledge/courses';
import { createLearningPath, updateLearningPath } from '@prova/contract/knowledge/learning-paths';
import { createLesson, updateLesson } from '@prova/contract/knowledge/lessons';
import { requestExample } from '../../platform/http/request-example.ts';
import type { ServerModule } from '../../platform/module.ts';
import { registerBlogFeeds } from './blog-feeds.ts';
import { blogPages } from './blog-pages.ts';
import * as budgets from './knowledge.budgets.ts';
import { knowledgeData } from './knowledge.privacy.ts';
import { knowledgeRoutes } from './knowledge.routes.ts';
import { sweepPicturesTask } from './pictures.ts';

const sources = [{ title: 'SELECT', url: 'https://www.postgresql.org/docs/current/sql-select.html' }];
const questions = [
  {
    text: 'O que uma linha guarda?',
    options: [
      { text: 'Um registro', right: true },
      { text: 'O nome de uma coluna', right: false },
    ],
    explanation: 'Cada linha é um registro; as colunas dizem o que se sabe dele.',
  },
];

export const knowledge: ServerModule = {
  name: 'knowledge',
  routes: knowledgeRoutes,
  pages: blogPages,
  http: [registerBlogFeeds],
  examples: [
    requestExample(createCourse, { sources }),
    requestExample(updateCourse, { sources }),
    requestExample(createArticle, { sources }),
    requestExample(updateArticle, { sources }),
    requestExample(createLearningPath, { sources }),
    requestExample(updateLearningPath, { sources }),
    requestExample(createLesson, { questions }),
    requestExample(updateLesson, { questions }),
  ],
  tasks: [sweepPicturesTask],
  budgets: Object.values(budgets),
  personalData: knowledgeData,
};
