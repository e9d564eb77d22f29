import {
  type AiInterview,
  type ScheduleAiInput,
  scheduleAiInterview,
  undoAiSchedule,
} from '@prova/contract/ai-interviews/ai-interviews';
import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate, useCall } from '../../../lib/query.ts';
import { type Sending, useSending } from '../../../lib/use-sending.ts';
import { toast } from '../../../ui/toast-store.ts';
import { changedByAiInterview } from '../ai-interviews.queries.ts';

type Schedule = (body: ScheduleAiInput) => Promise<AiInterview>;

/** Schedules an AI interview and says so; for ten seconds it can be taken back, and no mail leaves. */
export function useScheduleAiInterview(): [Schedule, Sending] {
  const { t } = useTranslation(['ai-interviews', 'ui']);
  const undo = useCall(undoAiSchedule, {
    invalidates: changedByAiInterview,
    onSuccess: () => toast.info(t('ai-interviews:notScheduled')),
  });
  const [sending, watched] = useSending();
  const client = useQueryClient();
  const { mutateAsync } = useCall(scheduleAiInterview, { meta: { quiet: true }, ...watched });
  const schedule: Schedule = async (body) => {
    const interview = await mutateAsync({ body });
    toast.success(t('ai-interviews:scheduled'), {
      description: t('ai-interviews:scheduledSoon'),
      duration: UNDO_SECONDS * 1000,
      action: { label: t('ui:undo'), onAction: () => undo.mutate({ params: { id: interview.id } }) },
    });
    // Not waited for: the ten seconds have begun.
    void invalidate(client, changedByAiInterview);
    return interview;
  };
  return [schedule, sending];
}
