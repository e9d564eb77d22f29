import { type Course, getCourse } from '@prova/contract/knowledge/courses';
import { LESSONS_MAX } from '@prova/contract/knowledge/knowledge-fields';
import { deleteLesson, getLesson, orderLessons } from '@prova/contract/knowledge/lessons';
import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { to } from '@prova/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { messageOf } from '../../../lib/api-error.ts';
import { invalidate, keyOf, useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { courseQuery } from '../knowledge.queries.ts';
import { changedByWriting } from './kinds.ts';
import { StatusBadge } from './status-badge.tsx';

const AddLessonDialog = lazy(async () => ({ default: (await import('./add-lesson-dialog.tsx')).AddLessonDialog }));

type Lesson = Course['lessons'][number];

/** The lessons of a course, in their order. Each is written on a page of its own. */
export function LessonsSection({ course }: { course: Pick<Course, 'id' | 'lessons'> }) {
  const { t } = useTranslation('knowledge-writing');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const [deleting, setDeleting] = useState<Lesson | null>(null);
  const { id, lessons } = course;
  const href = (lessonId: string) => to(knowledgePaths.expertLesson, { id, lessonId });
  const show = (next: Lesson[]) => {
    // What is on its way was asked for before the change.
    void client.cancelQueries({ queryKey: courseQuery(id).queryKey });
    client.setQueryData(courseQuery(id).queryKey, (shown) => shown && { ...shown, lessons: next });
  };
  const scope = { id: `lessons-${id}` };
  const order = useCall(orderLessons, {
    scope,
    meta: { quiet: true },
    onError: (error) => void toast.error(t('lessons.orderFailed'), { description: messageOf(error) }),
    onSettled: () => {
      // Those that follow are not in what would be read now.
      const isLast = client.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) <= 1;
      if (isLast) void invalidate(client, [getCourse]);
    },
  });
  const remove = useCall(deleteLesson, {
    invalidates: [getCourse, ...changedByWriting],
    meta: { quiet: true },
    // Its neighbours are others now, too.
    onSuccess: () => client.removeQueries({ queryKey: keyOf(getLesson) }),
  });
  return (
    <Card as="section" aria-labelledby="lessons-title" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="lessons-title" className="text-h5">
          {t('lessons.title', { count: lessons.length })}
        </h2>
        <Button
          size="sm"
          icon={<Plus className="size-4" />}
          disabledReason={lessons.length >= LESSONS_MAX ? t('lessons.full', { count: LESSONS_MAX }) : undefined}
          onClick={() => setIsAdding(true)}
        >
          {t('lessons.add')}
        </Button>
      </div>
      {lessons.length === 0 ? (
        <p className="text-muted">{t('lessons.none')}</p>
      ) : (
        <SortableList
          label={t('lessons.list')}
          items={lessons}
          itemKey={(lesson) => lesson.id}
          itemName={(lesson) => lesson.title}
          onReorder={(next) => {
            show(next);
            order.mutate({ params: { id }, body: { lessonIds: next.map((lesson) => lesson.id) } });
          }}
          renderItem={(lesson) => (
            <div className="flex min-w-0 flex-1 items-center gap-x-3">
              <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
                <Link
                  href={href(lesson.id)}
                  className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere hover:underline"
                >
                  {lesson.title}
                </Link>
                <span className="text-small text-muted">{t('facts.minutes', { count: lesson.minutes })}</span>
                <StatusBadge status={lesson.status} of="lesson" />
              </div>
              <IconButton
                label={t('lessons.delete', { title: lesson.title })}
                icon={<Trash2 />}
                onClick={() => setDeleting(lesson)}
              />
            </div>
          )}
        />
      )}
      {isAdding && (
        <Suspense>
          <AddLessonDialog
            courseId={id}
            onAdded={(lessonId) => void navigate(href(lessonId))}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      )}
      {deleting && (
        <ConfirmDialog
          danger
          title={t('lessons.deleteTitle')}
          confirmLabel={t('delete.confirm')}
          failureTitle={t('delete.failed')}
          onConfirm={() => remove.mutateAsync({ params: { id, lessonId: deleting.id } })}
          onClose={() => setDeleting(null)}
        >
          {t('lessons.deleteText', { title: deleting.title })}
        </ConfirmDialog>
      )}
    </Card>
  );
}
