import { applicationTimeline, getApplication } from '@prova/contract/applications/applications';
import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import { listAssignments, sendTests, undoSendTests } from '@prova/contract/attempts/assignments';
import type { BodyInput, DataOf } from '@prova/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { type Sending, useSending } from '../../../lib/use-sending.ts';
import { toast } from '../../../ui/toast-store.ts';

/** What shows something else once tests were sent, taken back, or changed. */
export const changedByAssignment = [listAssignments, getApplication, applicationTimeline];

export type SentTests = DataOf<typeof sendTests>;

type Send = (body: BodyInput<typeof sendTests>) => Promise<SentTests>;

/** Sends tests, and says how that fares; for ten seconds they can be taken back, and no mail leaves. */
export function useSendTests(): [Send, Sending] {
  const { t } = useTranslation(['assignments', 'ui']);
  const undo = useCall(undoSendTests, {
    invalidates: changedByAssignment,
    onSuccess: ({ undone, failed }) => {
      if (undone.length > 0) toast.info(t('assignments:notSent', { count: undone.length }));
      const [first] = failed;
      if (first) toast.error(first.message);
    },
  });
  const [sending, watched] = useSending();
  const { mutateAsync } = useCall(sendTests, { invalidates: changedByAssignment, meta: { quiet: true }, ...watched });
  const send: Send = async (body) => {
    const outcome = await mutateAsync({ body });
    const { sent } = outcome;
    if (sent.length > 0)
      toast.success(t('assignments:sent', { count: sent.length }), {
        description: t('assignments:sentSoon'),
        duration: UNDO_SECONDS * 1000,
        action: { label: t('ui:undo'), onAction: () => undo.mutate({ body: { sendings: sent } }) },
      });
    return outcome;
  };
  return [send, sending];
}
