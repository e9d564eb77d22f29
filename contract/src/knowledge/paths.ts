/** Addresses of the pages of the knowledge base, as patterns; `to` of paths.ts fills them. */
export const knowledgePaths = {
  knowledge: '/admin/potential/knowledge',
  course: '/admin/potential/knowledge/courses/:id',
  lesson: '/admin/potential/knowledge/courses/:id/lessons/:lessonId',
  article: '/admin/potential/knowledge/articles/:id',
  learningPath: '/admin/potential/knowledge/learning-paths/:id',
  expertKnowledge: '/admin/expert/knowledge',
  expertCourse: '/admin/expert/knowledge/courses/:id',
  expertLesson: '/admin/expert/knowledge/courses/:id/lessons/:lessonId',
  expertArticle: '/admin/expert/knowledge/articles/:id',
  expertLearningPath: '/admin/expert/knowledge/learning-paths/:id',
} as const;
