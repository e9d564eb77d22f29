import { enrollInCourse, leaveCourse } from '@prova/contract/knowledge/courses';
import { enrollInPath, leavePath } from '@prova/contract/knowledge/learning-paths';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { toast } from '../../../ui/toast-store.ts';
import { changedByLearning } from '../knowledge.queries.ts';

export type Followed = 'course' | 'path';

/** Enrolls in a course or a path. */
export function useEnroll(kind: Followed) {
  const { t } = useTranslation('knowledge');
  return useCall(kind === 'course' ? enrollInCourse : enrollInPath, {
    invalidates: changedByLearning,
    meta: { quiet: true },
    onError: (error) => void toast.error(t(`enroll.${kind}Error`), { description: messageOf(error) }),
  });
}

export const useLeave = (kind: Followed) =>
  useCall(kind === 'course' ? leaveCourse : leavePath, { invalidates: changedByLearning, meta: { quiet: true } });
