import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView, type Viewed } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { articleQuery, courseQuery, learningPathQuery, lessonQuery } from './knowledge.queries.ts';
import { BlogField } from './writing/blog-field.tsx';
import { hasContent } from './writing/has-content.ts';
import { ItemEditor } from './writing/item-editor.tsx';
import { LessonEditor } from './writing/lesson-editor.tsx';
import { LessonsSection } from './writing/lessons-section.tsx';
import { NotAuthor } from './writing/not-author.tsx';
import { StepsField } from './writing/steps-field.tsx';
import { TestField } from './writing/test-field.tsx';

export function ExpertArticlePage() {
  const { t } = useTranslation('knowledge-writing');
  const { id = '' } = useParams();
  return (
    <Loaded query={useQuery(articleQuery(id))}>
      {(article) => (
        <ItemEditor
          key={id}
          kind="articles"
          item={article}
          missingOf={({ body }) => (hasContent(body) ? undefined : t('missing.body'))}
        >
          {({ watch, setValue }) => (
            <BlogField
              value={watch('onBlog')}
              slug={article.status === 'published' && article.onBlog ? article.blogSlug : null}
              onChange={(onBlog) => setValue('onBlog', onBlog, { shouldDirty: true })}
            />
          )}
        </ItemEditor>
      )}
    </Loaded>
  );
}

export function ExpertCoursePage() {
  const { t } = useTranslation('knowledge-writing');
  const { id = '' } = useParams();
  return (
    <Loaded query={useQuery(courseQuery(id))}>
      {(course) => (
        <ItemEditor
          key={id}
          kind="courses"
          item={course}
          missingOf={() =>
            course.lessons.some(({ status }) => status === 'published') ? undefined : t('missing.lesson')
          }
        >
          {({ watch, setValue, errorOf, formState: { isSubmitted } }) => (
            <>
              <LessonsSection course={course} />
              <TestField
                value={watch('testId')}
                chosen={course.test?.title}
                error={errorOf('testId')}
                onChange={(testId) => setValue('testId', testId, { shouldDirty: true, shouldValidate: isSubmitted })}
              />
            </>
          )}
        </ItemEditor>
      )}
    </Loaded>
  );
}

export function ExpertLearningPathPage() {
  const { t } = useTranslation('knowledge-writing');
  const { id = '' } = useParams();
  return (
    <Loaded query={useQuery(learningPathQuery(id))}>
      {(path) => (
        <ItemEditor
          key={id}
          kind="learning-paths"
          item={path}
          missingOf={({ steps }) => (steps.length > 0 ? undefined : t('missing.step'))}
        >
          {({ watch, setValue, errorOf, formState: { isSubmitted } }) => (
            <StepsField
              value={watch('steps')}
              known={path.steps}
              error={errorOf('steps')}
              onChange={(steps) => setValue('steps', steps, { shouldDirty: true, shouldValidate: isSubmitted })}
            />
          )}
        </ItemEditor>
      )}
    </Loaded>
  );
}

export function ExpertLessonPage() {
  const { id = '', lessonId = '' } = useParams();
  return (
    <Loaded query={useQuery(lessonQuery(id, lessonId))}>
      {(lesson) => <LessonEditor key={lessonId} lesson={lesson} />}
    </Loaded>
  );
}

/** What is being written once it has loaded, or why it cannot be. */
function Loaded<Doc>({ query, children }: { query: Viewed<Doc>; children: (doc: Doc) => ReactNode }) {
  const { t } = useTranslation('knowledge-writing');
  return (
    <QueryView
      query={query}
      skeleton={
        <SkeletonGroup className="mx-auto flex w-full max-w-4xl flex-col gap-6">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-96 w-full" />
        </SkeletonGroup>
      }
      failure={{ title: t('loadError') }}
      refusal={(error) => {
        if (isApiError(error, 'NOT_KNOWLEDGE_AUTHOR')) return <NotAuthor />;
        if (!isApiError(error, 'KNOWLEDGE_NOT_FOUND') && !isApiError(error, 'LESSON_NOT_FOUND')) return false;
        return (
          <EmptyState
            level={1}
            title={t('gone.title')}
            action={<LinkButton href={knowledgePaths.expertKnowledge}>{t('gone.back')}</LinkButton>}
          >
            {t('gone.text')}
          </EmptyState>
        );
      }}
    >
      {children}
    </QueryView>
  );
}
