import { completeInterview, type Interview, mailInvitationAgain } from '@prova/contract/interviews/interviews';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByInterview } from '../interviews.queries.ts';

// With their schemas, which what is only looked at does without.
const ChangeInterviewDialog = lazy(async () => ({
  default: (await import('./change-interview-dialog.tsx')).ChangeInterviewDialog,
}));
const CancelInterviewDialog = lazy(async () => ({
  default: (await import('./cancel-interview-dialog.tsx')).CancelInterviewDialog,
}));
const NoShowDialog = lazy(async () => ({ default: (await import('./no-show-dialog.tsx')).NoShowDialog }));

/** What can still be done with an interview: by what the server says that the reader may. */
export function InterviewActions({ interview }: { interview: Interview }) {
  const { t } = useTranslation('interviews');
  const [asking, setAsking] = useState<'change' | 'cancel' | 'noShow' | null>(null);
  const complete = useCall(completeInterview, {
    invalidates: changedByInterview,
    onSuccess: () => toast.success(t('actions.completed')),
  });
  const again = useCall(mailInvitationAgain, { onSuccess: () => toast.success(t('actions.mailed')) });
  const { id, can, open } = interview;
  const close = () => setAsking(null);
  if (!can.change && !can.cancel && !can.conclude) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {can.conclude && (
        <>
          <Button
            size="sm"
            variant="primary"
            busy={complete.isPending}
            onClick={() => complete.mutate({ params: { id } })}
          >
            {t('actions.complete')}
          </Button>
          <Button size="sm" onClick={() => setAsking('noShow')}>
            {t('actions.noShow')}
          </Button>
        </>
      )}
      {can.change && (
        <Button size="sm" onClick={() => setAsking('change')}>
          {t(open.includes('outcome') ? 'actions.moved' : 'actions.change')}
        </Button>
      )}
      {can.mail && (
        <Button size="sm" busy={again.isPending} onClick={() => again.mutate({ params: { id } })}>
          {t('actions.mail')}
        </Button>
      )}
      {can.cancel && (
        <Button size="sm" variant="danger-quiet" onClick={() => setAsking('cancel')}>
          {t('actions.cancel')}
        </Button>
      )}
      <Suspense>
        {asking === 'change' && <ChangeInterviewDialog interview={interview} onClose={close} />}
        {asking === 'cancel' && <CancelInterviewDialog interview={interview} onClose={close} />}
        {asking === 'noShow' && <NoShowDialog interview={interview} onClose={close} />}
      </Suspense>
    </div>
  );
}
