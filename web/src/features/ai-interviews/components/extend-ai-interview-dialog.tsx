import { type AiInterview, extendAiInterview } from '@prova/contract/ai-interviews/ai-interviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ClockFields } from '../../interviews/components/clock-fields.tsx';
import { applicationAiInterviewsQuery, changedByAiInterview } from '../ai-interviews.queries.ts';
import { clockOf, extendAiForm, momentOf } from './ai-interview-form.ts';

type Props = { interview: AiInterview; onClose: () => void };

/** Names another last moment; of one that was not begun in time, or failed, a new chance. */
export function ExtendAiInterviewDialog({ interview, onClose }: Props) {
  // What is read again meanwhile must not be taken for what was on the screen.
  const [stored, setStored] = useState(interview);
  return <Extend key={stored.version} interview={stored} onNewer={setStored} onClose={onClose} />;
}

function Extend({ interview, onNewer, onClose }: Props & { onNewer: (interview: AiInterview) => void }) {
  const { t } = useTranslation(['ai-interviews', 'interviews']);
  const client = useQueryClient();
  const { id, applicationId, status, version, candidateName } = interview;
  const isOpen = status === 'scheduled' || status === 'in_progress';
  const [before] = useState(() => clockOf(interview, new Date()));
  const form = useContractForm(extendAiForm, before);
  const forget = useKeptDraft(`extend-ai-interview.${id}`, form);
  const extend = useCall(extendAiInterview, { invalidates: changedByAiInterview, meta: { quiet: true } });
  const [outdated, setOutdated] = useState(false);
  const load = useMutation({
    mutationFn: () => client.fetchQuery({ ...applicationAiInterviewsQuery(applicationId), staleTime: 0 }),
    onSuccess: (interviews) => {
      const newer = interviews.find((each) => each.id === id);
      if (newer) onNewer(newer);
      else onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t(isOpen ? 'extend.title' : 'extend.titleAgain')}
      description={t(isOpen ? 'extend.text' : 'extend.textAgain', { name: candidateName || t('interviews:hidden') })}
      submitLabel={t('extend.submit')}
      failureTitle={t('extend.failed')}
      failureAction={
        outdated && (
          <Button size="sm" busy={load.isPending} onClick={() => load.mutate()}>
            {t('interviews:form.reload')}
          </Button>
        )
      }
      onSubmit={async (moment) => {
        setOutdated(false);
        try {
          await extend.mutateAsync({ params: { id }, body: { version, ...momentOf(moment) } });
        } catch (error) {
          setOutdated(isApiError(error, 'VERSION_CONFLICT'));
          throw error;
        }
        toast.success(t('extend.done'));
      }}
      onClose={onClose}
    >
      <ClockFields form={form} clock={form.watch()} />
    </FormDialog>
  );
}
