import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import {
  createInterview,
  type Interview,
  type InterviewInput,
  undoSchedule,
} from '@prova/contract/interviews/interviews';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate, useCall } from '../../../lib/query.ts';
import { type Sending, useSending } from '../../../lib/use-sending.ts';
import { toast } from '../../../ui/toast-store.ts';
import { changedByInterview } from '../interviews.queries.ts';

type Schedule = (body: InterviewInput) => Promise<Interview>;

/** Schedules an interview and says so; for ten seconds it can be taken back, and no mail leaves. */
export function useScheduleInterview(): [Schedule, Sending] {
  const { t } = useTranslation(['interviews', 'ui']);
  const undo = useCall(undoSchedule, {
    invalidates: changedByInterview,
    onSuccess: () => toast.info(t('interviews:notScheduled')),
  });
  const [sending, watched] = useSending();
  const client = useQueryClient();
  const { mutateAsync } = useCall(createInterview, { meta: { quiet: true }, ...watched });
  const schedule: Schedule = async (body) => {
    const interview = await mutateAsync({ body });
    toast.success(t('interviews:scheduled'), {
      description: t('interviews:scheduledSoon'),
      duration: UNDO_SECONDS * 1000,
      action: { label: t('ui:undo'), onAction: () => undo.mutate({ params: { id: interview.id } }) },
    });
    // Not waited for: the ten seconds have begun.
    void invalidate(client, changedByInterview);
    return interview;
  };
  return [schedule, sending];
}
