import { getCourse } from '@prova/contract/knowledge/courses';
import { KNOWLEDGE_TITLE_MAX } from '@prova/contract/knowledge/knowledge-fields';
import { deleteLesson, getLesson, type Lesson, updateLesson } from '@prova/contract/knowledge/lessons';
import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { to } from '@prova/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type * as z from 'zod';
import { call } from '../../../lib/api.ts';
import { invalidate, keyOf, queryOf, useCall } from '../../../lib/query.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { BodyField } from './body-field.tsx';
import { firstErrorIn } from './first-error.ts';
import { hasContent } from './has-content.ts';
import { changedByWriting, itemKey } from './kinds.ts';
import { QuestionsField } from './questions-field.tsx';
import { useForgetDeleted } from './use-forget-deleted.ts';
import { useWriting } from './use-writing.ts';
import { tabOf } from './writing-address.ts';
import { WritingFrame } from './writing-frame.tsx';

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

const lessonForm = updateLesson.body.omit({ version: true, status: true }).required();
type LessonValues = z.output<typeof lessonForm>;

const valuesOf = ({ title, body, questions }: Lesson): LessonValues => ({ title, body, questions });
const at = ({ id, courseId }: Lesson) => ({ params: { id: courseId, lessonId: id } });

/** A lesson as it is written: text, code, pictures, and questions that count for nothing. */
export function LessonEditor({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('knowledge-writing');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const { courseId, courseTitle } = lesson;
  const course = to(knowledgePaths.expertCourse, { id: courseId });
  const writing = useWriting<Lesson, LessonValues>(lesson, {
    schema: lessonForm,
    valuesOf,
    load: (now) => call(getLesson, at(now)),
    send: (now, values, status, options) =>
      call(updateLesson, { ...at(now), body: { ...values, version: now.version, ...(status && { status }) } }, options),
    takeDown: (now) => call(updateLesson, { ...at(now), body: { version: now.version, status: 'draft' } }),
    onDoc: (saved) => {
      client.setQueryData(queryOf(getLesson, at(saved)).queryKey, saved);
      void invalidate(client, [getCourse, ...changedByWriting]);
    },
  });
  const remove = useCall(deleteLesson, { meta: { quiet: true } });
  // Its neighbours are others then, too.
  const forgetLessons = useForgetDeleted(keyOf(getLesson));
  const goToCourse = () => {
    forgetLessons();
    // The course is not to be shown with it for a moment.
    client.removeQueries({ queryKey: itemKey('courses', courseId) });
    void navigate(course, { replace: true });
    void invalidate(client, [getCourse, ...changedByWriting]);
  };
  return (
    <>
      <WritingFrame
        of="lesson"
        writing={writing}
        title={lesson.title}
        crumbs={[
          { label: t('title'), href: to(knowledgePaths.expertKnowledge, {}, { tab: tabOf('courses') }) },
          { label: courseTitle, href: course },
          { label: lesson.title },
        ]}
        missingOf={({ body }) => (hasContent(body) ? undefined : t('missing.body'))}
        preview={({ title, body }, close) => (
          <Suspense>
            <PreviewDialog title={title} body={body} onClose={close} />
          </Suspense>
        )}
        menu={
          <Menu
            label={t('more')}
            iconOnly
            groups={[
              {
                id: 'delete',
                items: [
                  {
                    id: 'delete',
                    label: t('delete.open'),
                    icon: <Trash2 />,
                    danger: true,
                    onAction: () => setIsDeleting(true),
                  },
                ],
              },
            ]}
          />
        }
        fields={({ register, errorOf, watch, setValue, formState: { errors, isSubmitted } }) => (
          <>
            <Card className="flex flex-col gap-6">
              <TextField
                required
                label={t('fields.title')}
                maxLength={KNOWLEDGE_TITLE_MAX}
                {...register('title')}
                error={errorOf('title')}
              />
              <BodyField
                label={t('bodies.lesson')}
                hint={t('bodies.hint')}
                value={watch('body')}
                error={errorOf('body')}
                onChange={(body) => setValue('body', body, { shouldDirty: true })}
              />
            </Card>
            <QuestionsField
              lessonId={lesson.id}
              value={watch('questions')}
              error={firstErrorIn(errors, 'questions')}
              onChange={(questions) =>
                setValue('questions', questions, { shouldDirty: true, shouldValidate: isSubmitted })
              }
            />
          </>
        )}
      />
      {isDeleting && (
        <ConfirmDialog
          danger
          title={t('lessons.deleteTitle')}
          confirmLabel={t('delete.confirm')}
          failureTitle={t('delete.failed')}
          onConfirm={async () => {
            await remove.mutateAsync(at(lesson));
            goToCourse();
          }}
          onClose={() => setIsDeleting(false)}
        >
          {t('lessons.deleteText', { title: lesson.title })}
        </ConfirmDialog>
      )}
    </>
  );
}
