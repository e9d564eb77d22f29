import type { Course } from '@prova/contract/knowledge/courses';
import type { Lesson } from '@prova/contract/knowledge/lessons';
import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { to } from '@prova/contract/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Body } from './components/body.tsx';
import { courseQuery, lessonQuery } from './knowledge.queries.ts';
import { CompleteLesson } from './reading/complete-lesson.tsx';
import { ItemSkeleton, useListCrumb } from './reading/item-view.tsx';
import { LessonList } from './reading/lesson-list.tsx';
import { LessonQuestions } from './reading/lesson-questions.tsx';

/** A lesson to be read and done, by who is enrolled and by who only looks. */
export function LessonPage() {
  const { t } = useTranslation('knowledge');
  const { id = '', lessonId = '' } = useParams();
  const lesson = useQuery(lessonQuery(id, lessonId));
  const course = useQuery(courseQuery(id));
  usePageTitle(lesson.data?.title);
  useNextAtHand(lesson.data);
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <QueryView
        query={lesson}
        skeleton={<ItemSkeleton />}
        failure={{ level: 1, title: t('lesson.loadError') }}
        refusal={(error) =>
          isApiError(error, 'LESSON_NOT_FOUND', 'KNOWLEDGE_NOT_FOUND', 'NOT_FOUND') && (
            <EmptyState
              level={1}
              icon={<SearchX />}
              title={t('lesson.gone')}
              action={<LinkButton href={to(knowledgePaths.course, { id })}>{t('lesson.toCourse')}</LinkButton>}
            >
              {t('lesson.goneText')}
            </EmptyState>
          )
        }
      >
        {(data) => <Loaded key={data.id} lesson={data} course={course.data} />}
      </QueryView>
    </div>
  );
}

function Loaded({ lesson, course }: { lesson: Lesson; course: Course | undefined }) {
  const { t } = useTranslation('knowledge');
  const crumbs = useListCrumb();
  const { courseId, courseTitle, title, number, total, minutes, body, questions } = lesson;
  const lang = course?.locale;
  const list = course && <LessonList course={course} current={lesson.id} />;
  return (
    <>
      <PageHeader
        title={<span lang={lang}>{title}</span>}
        crumbs={[...crumbs('course'), { label: courseTitle, href: to(knowledgePaths.course, { id: courseId }) }]}
        facts={`${t('lesson.number', { number, total })} · ${t('facts.minutes', { count: minutes })}`}
      />
      <div className="grid min-w-0 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <details className="rounded-card border border-border bg-surface px-4 lg:hidden print:hidden">
            <summary className="min-h-control content-center font-semibold">{t('lesson.list')}</summary>
            <nav aria-label={t('lesson.list')} className="pb-4">
              {list}
            </nav>
          </details>
          <div lang={lang}>
            <Body html={body} runnable />
          </div>
          <LessonQuestions questions={questions} lang={lang} />
          <CompleteLesson lesson={lesson} />
        </div>
        <nav aria-labelledby="lesson-list" className="max-lg:hidden print:hidden">
          <div className="sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col gap-3 overflow-y-auto">
            <h2 id="lesson-list" className="text-h5">
              {t('lesson.list')}
            </h2>
            {list}
          </div>
        </nav>
      </div>
    </>
  );
}

/** The next lesson comes while this one is read. */
function useNextAtHand(lesson: Lesson | undefined) {
  const client = useQueryClient();
  const id = lesson?.courseId;
  const nextId = lesson?.nextId;
  useEffect(() => {
    if (id && nextId) void client.prefetchQuery(lessonQuery(id, nextId));
  }, [client, id, nextId]);
}
