import { enrollInCourse, setCourseProgress } from '@prova/contract/knowledge/courses';
import { getLesson, type Lesson } from '@prova/contract/knowledge/lessons';
import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { to } from '@prova/contract/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { invalidate } from '../../../lib/query.ts';
import { toast } from '../../../ui/toast-store.ts';
import { changedByLearning, lessonQuery } from '../knowledge.queries.ts';

/**
 * Completes a lesson, enrolling first who is not, and goes on to the next one; after the last one to the course, which says what is
 * left. Done twice, or in two tabs, it is done once.
 */
export function useCompleteLesson({ id: lessonId, courseId: id, enrolled, nextId }: Lesson) {
  const { t } = useTranslation('knowledge');
  const client = useQueryClient();
  const navigate = useNavigate();
  const complete = useMutation({
    mutationFn: async () => {
      if (!enrolled) await call(enrollInCourse, { params: { id } });
      // How far that is follows from the lessons.
      return call(setCourseProgress, { params: { id }, body: { progress: 0, lessonId } });
    },
    meta: { quiet: true },
    onSuccess: () => {
      client.setQueryData<Lesson>(
        lessonQuery(id, lessonId).queryKey,
        (lesson) => lesson && { ...lesson, done: true, enrolled: true },
      );
      void invalidate(client, changedByLearning);
    },
    onError: (error) => {
      // The course was left on another device, or the lesson taken back: the page says what holds now.
      if (isApiError(error, 'NOT_ENROLLED', 'LESSON_NOT_FOUND', 'KNOWLEDGE_NOT_FOUND'))
        void client.resetQueries({ queryKey: [getLesson.id] });
      toast.error(t('lesson.markError'), { description: messageOf(error) });
    },
  });
  const goOn = () =>
    navigate(nextId ? to(knowledgePaths.lesson, { id, lessonId: nextId }) : to(knowledgePaths.course, { id }));
  return {
    isPending: complete.isPending,
    // Whoever has left the page meanwhile stays where they are.
    run: () => complete.mutate(undefined, { onSuccess: goOn }),
  };
}
