import { type AiInterview, mailAiInvitation } from '@prova/contract/ai-interviews/ai-interviews';
import { aiInterviewPaths } from '@prova/contract/ai-interviews/paths';
import { to } from '@prova/contract/paths';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast-store.ts';

// With their schemas, which what is only looked at does without.
const ExtendAiInterviewDialog = lazy(async () => ({
  default: (await import('./extend-ai-interview-dialog.tsx')).ExtendAiInterviewDialog,
}));
const CancelAiInterviewDialog = lazy(async () => ({
  default: (await import('./cancel-ai-interview-dialog.tsx')).CancelAiInterviewDialog,
}));

/** What can still be done with an AI interview: by what the server says that the reader may. */
export function AiInterviewActions({ interview }: { interview: AiInterview }) {
  const { t } = useTranslation('ai-interviews');
  const [asking, setAsking] = useState<'extend' | 'cancel' | null>(null);
  const again = useCall(mailAiInvitation, { onSuccess: () => toast.success(t('actions.mailed')) });
  const { id, status, can } = interview;
  const isOpen = status === 'scheduled' || status === 'in_progress';
  const close = () => setAsking(null);
  if (!can.read && !can.extend && !can.mail && !can.cancel) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {can.read && (
        <LinkButton size="sm" href={to(aiInterviewPaths.analysis, { id })}>
          {t('actions.analysis')}
        </LinkButton>
      )}
      {can.extend && (
        <Button size="sm" onClick={() => setAsking('extend')}>
          {t(isOpen ? 'actions.extend' : 'actions.extendAgain')}
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
        {asking === 'extend' && <ExtendAiInterviewDialog interview={interview} onClose={close} />}
        {asking === 'cancel' && <CancelAiInterviewDialog interview={interview} onClose={close} />}
      </Suspense>
    </div>
  );
}
