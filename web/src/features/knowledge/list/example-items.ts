import type { ArticleCard } from '@prova/contract/knowledge/articles';
import type { CourseCard } from '@prova/contract/knowledge/courses';
import type { ItemCard } from '@prova/contract/knowledge/items';
import type { PathCard } from '@prova/contract/knowledge/learning-paths';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';

/** What each list may look like, for whoever asks to see it while theirs does not load: nothing of it can be opened. */
export function useExampleItems() {
  const { t } = useTranslation('knowledge');
  const locale = useLocale();
  const now = new Date().toISOString();
  const item = (kind: 'course' | 'article' | 'path', letter: string, own: Partial<ItemCard>): ItemCard => ({
    id: `example-${letter}`,
    version: 1,
    title: t(`example.${kind}`, { letter }),
    summary: t('example.summary'),
    category: 'backend',
    level: 'basic',
    skills: [],
    locale,
    minutes: 12,
    status: 'published',
    authorName: t('example.author'),
    publishedAt: now,
    updatedAt: now,
    ...own,
  });
  const underWay = { progress: 25, done: 1, total: 4, completedAt: null, added: 0 };
  const courses: CourseCard[] = [
    { ...item('course', 'A', { minutes: 60 }), lessonCount: 4, hasTest: true, enrolment: underWay },
    {
      ...item('course', 'B', { level: 'intermediate', category: 'database', minutes: 80 }),
      lessonCount: 6,
      hasTest: false,
      enrolment: null,
    },
  ];
  const articles: ArticleCard[] = [
    { ...item('article', 'A', {}), bookmarked: false, read: true },
    { ...item('article', 'B', { level: 'advanced', category: 'fundamentals' }), bookmarked: false, read: false },
  ];
  const paths: PathCard[] = [{ ...item('path', 'A', { minutes: 150 }), stepCount: 4, enrolment: underWay }];
  return { courses, articles, paths };
}
