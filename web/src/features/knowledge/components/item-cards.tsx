import type { ArticleCard as Article } from '@prova/contract/knowledge/articles';
import type { CourseCard as Course } from '@prova/contract/knowledge/courses';
import type { PathCard as LearningPath } from '@prova/contract/knowledge/learning-paths';
import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { to } from '@prova/contract/paths';
import { CircleCheck, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { BookmarkButton } from './bookmark-button.tsx';
import { EnrolmentProgress } from './enrolment-progress.tsx';
import { ItemCard } from './item-card.tsx';

/** `isExample`: it leads nowhere, and nothing can be done with it. */
type Props<Item> = { item: Item; isExample?: boolean };

export function CourseCard({ item, isExample = false }: Props<Course>) {
  const { t } = useTranslation('knowledge');
  return (
    <ItemCard
      item={item}
      href={isExample ? null : to(knowledgePaths.course, { id: item.id })}
      parts={t('facts.lessons', { count: item.lessonCount })}
      badges={item.hasTest && <Badge icon={<ShieldCheck />}>{t('facts.endsInTest')}</Badge>}
      foot={item.enrolment && <EnrolmentProgress enrolment={item.enrolment} of="lessons" title={item.title} />}
    />
  );
}

export function ArticleCard({ item, isExample = false }: Props<Article>) {
  const { t } = useTranslation('knowledge');
  return (
    <ItemCard
      item={item}
      href={isExample ? null : to(knowledgePaths.article, { id: item.id })}
      badges={
        item.read && (
          <Badge tone="green" icon={<CircleCheck />}>
            {t('progress.read')}
          </Badge>
        )
      }
      action={!isExample && <BookmarkButton article={item} />}
    />
  );
}

export function PathCard({ item, isExample = false }: Props<LearningPath>) {
  const { t } = useTranslation('knowledge');
  return (
    <ItemCard
      item={item}
      href={isExample ? null : to(knowledgePaths.learningPath, { id: item.id })}
      parts={t('facts.steps', { count: item.stepCount })}
      foot={item.enrolment && <EnrolmentProgress enrolment={item.enrolment} of="steps" title={item.title} />}
    />
  );
}
