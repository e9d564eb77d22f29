import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SendingState } from '../../../widgets/sending-state.tsx';
import { ownTimeZone } from '../../interviews/interviews.queries.ts';
import { AiInterviewFields } from './ai-interview-fields.tsx';
import { detailsOf, emptyAiForm, scheduleAiForm } from './ai-interview-form.ts';
import { useScheduleAiInterview } from './use-schedule-ai-interview.ts';

type Props = {
  candidate: { readonly applicationId: string; readonly name: string };
  onClose: () => void;
};

/** Asks until when a candidate may begin an AI interview, and invites them to it. */
export function ScheduleAiInterviewDialog({ candidate: { applicationId, name }, onClose }: Props) {
  const { t } = useTranslation(['ai-interviews', 'interviews']);
  const form = useContractForm(scheduleAiForm, { applicationId, ...emptyAiForm(ownTimeZone()) });
  const forget = useKeptDraft(`schedule-ai-interview.${applicationId}`, form);
  const [schedule, sending] = useScheduleAiInterview();
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t('form.titleWith', { name: name || t('interviews:person') })}
      description={t('form.lead')}
      size="lg"
      submitLabel={t('form.submit')}
      failureTitle={t('form.failed')}
      leavable={sending.isWaiting}
      {...(sending.isWaiting && { cancelLabel: t('interviews:form.stopTrying'), onCancel: sending.stop })}
      actions={<SendingState sending={sending} />}
      onSubmit={async (values) => {
        await schedule({ ...detailsOf(values), applicationId });
      }}
      onClose={() => {
        if (sending.isWaiting) sending.stop();
        onClose();
      }}
    >
      <AiInterviewFields form={form} values={form.watch()} />
    </FormDialog>
  );
}
