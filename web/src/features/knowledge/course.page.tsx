import type { Course } from '@prova/contract/knowledge/courses';
import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePageTitle } from '../../lib/page-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Body } from './components/body.tsx';
import { LanguageBadge, Skills, useItemFacts } from './components/item-facts.tsx';
import { courseQuery } from './knowledge.queries.ts';
import { Following } from './reading/following.tsx';
import { ItemView, useListCrumb } from './reading/item-view.tsx';
import { LessonList } from './reading/lesson-list.tsx';
import { ProveCourse } from './reading/prove-course.tsx';
import { Sources } from './reading/sources.tsx';

/** A course: what it teaches, its lessons, and the test at its end. */
export function CoursePage() {
  const { id = '' } = useParams();
  const query = useQuery(courseQuery(id));
  usePageTitle(query.data?.title);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <ItemView kind="course" query={query}>
        {(course) => <Loaded course={course} />}
      </ItemView>
    </div>
  );
}

function Loaded({ course }: { course: Course }) {
  const { t } = useTranslation(['knowledge', 'tests']);
  const facts = useItemFacts();
  const crumbs = useListCrumb();
  const { id, title, locale, summary, nextLessonId, enrolment, body } = course;
  return (
    <>
      <PageHeader
        title={<span lang={locale}>{title}</span>}
        crumbs={crumbs('course')}
        badge={<LanguageBadge locale={locale} />}
        facts={facts(course, t('facts.lessons', { count: course.lessonCount }))}
      />
      {summary && (
        <p lang={locale} className="measure wrap-anywhere">
          {summary}
        </p>
      )}
      <Skills skills={course.skills} />
      <Following
        kind="course"
        item={course}
        next={nextLessonId && to(knowledgePaths.lesson, { id, lessonId: nextLessonId })}
      />
      {body && (
        <section aria-labelledby="about" className="flex flex-col gap-2">
          <h2 id="about" className="text-h4">
            {t('course.about')}
          </h2>
          <div lang={locale}>
            <Body html={body} runnable />
          </div>
        </section>
      )}
      {course.lessons.length > 0 && (
        <section aria-labelledby="lessons" className="flex flex-col gap-3">
          <h2 id="lessons" className="text-h4">
            {t('course.lessons')}
          </h2>
          <LessonList course={course} />
        </section>
      )}
      {course.test && <ProveCourse test={course.test} completed={enrolment?.completedAt != null} />}
      <Sources sources={course.sources} />
    </>
  );
}
