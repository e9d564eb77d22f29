import type { Course } from '@prova/contract/knowledge/courses';
import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { to } from '@prova/contract/paths';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/link.tsx';

type Props = {
  course: Pick<Course, 'id' | 'locale' | 'lessons' | 'nextLessonId' | 'enrolment'>;
  /** The one that is open. */
  current?: string;
};

/** The lessons of a course in their order, each with whether it is done. */
export function LessonList({ course, current }: Props) {
  const { t } = useTranslation('knowledge');
  return (
    <ol className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface">
      {course.lessons.map(({ id, title, minutes, done }, index) => {
        const isNext = course.enrolment !== null && id === course.nextLessonId;
        const Icon = done ? CircleCheck : Circle;
        return (
          <li key={id}>
            <Link
              href={to(knowledgePaths.lesson, { id: course.id, lessonId: id })}
              aria-current={id === current ? 'page' : undefined}
              className={cx(
                'flex min-h-control items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-sunken',
                id === current && 'bg-brand-soft font-semibold',
              )}
            >
              <Icon aria-hidden="true" className={cx('size-5 shrink-0', done ? 'text-brand' : 'text-muted')} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="tabular text-muted">{index + 1}.</span> <span lang={course.locale}>{title}</span>
                {done && <span className="sr-only"> {t('course.done')}</span>}
              </span>
              {isNext && <span className="text-small font-semibold text-brand">{t('course.next')}</span>}
              <span className="tabular text-small whitespace-nowrap text-muted">
                {t('facts.minutes', { count: minutes })}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
