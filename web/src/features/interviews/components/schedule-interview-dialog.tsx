import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useUser } from '../../../lib/session.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { SendingState } from '../../../widgets/sending-state.tsx';
import { ownTimeZone } from '../interviews.queries.ts';
import { InterviewFields } from './interview-fields.tsx';
import { bodyOf, emptyForm, type FormValues, formSchema } from './interview-form.ts';
import { useOverlap } from './use-overlap.ts';
import { useScheduleInterview } from './use-schedule-interview.ts';

const REASON_MAX = 2000;

type Props = {
  /** Left out, it is chosen in the form. */
  candidate?: { readonly applicationId: string; readonly name: string };
  onClose: () => void;
};

/** Asks when, how, where and with whom, and invites. */
export function ScheduleInterviewDialog({ candidate, onClose }: Props) {
  const { t } = useTranslation('interviews');
  const user = useUser();
  const [schema] = useState(() => formSchema());
  const form = useContractForm(schema, emptyForm(candidate?.applicationId, user.id, ownTimeZone()));
  const forget = useKeptDraft(`schedule-interview.${candidate?.applicationId ?? 'anybody'}`, form);
  const [schedule, sending] = useScheduleInterview();
  const overlap = useOverlap();
  // Only the server knows whom a job hides. What is said of one person reveals no other.
  const [hiddenId, setHiddenId] = useState<string>();
  const isHidden = hiddenId !== undefined && form.watch('applicationId') === hiddenId;
  const invite = async ({ revealReason, ...values }: FormValues) => {
    const body = bodyOf({ ...values, ...(isHidden && { revealReason }) });
    try {
      await overlap.attempt(values, (allow) => schedule({ ...body, ...allow }));
    } catch (error) {
      if (isApiError(error, 'REVEAL_REQUIRED')) setHiddenId(values.applicationId);
      throw error;
    }
  };
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={candidate ? t('form.titleWith', { name: candidate.name || t('person') }) : t('form.title')}
      description={t('form.lead')}
      size="lg"
      submitLabel={t('form.submit')}
      failureTitle={t('form.failed')}
      failureAction={
        overlap.refused && (
          <Button type="submit" size="sm" onClick={() => overlap.agree(form.getValues())}>
            {t('form.overlap')}
          </Button>
        )
      }
      leavable={sending.isWaiting}
      {...(sending.isWaiting && { cancelLabel: t('form.stopTrying'), onCancel: sending.stop })}
      actions={<SendingState sending={sending} />}
      onSubmit={invite}
      onClose={() => {
        if (sending.isWaiting) sending.stop();
        onClose();
      }}
    >
      <InterviewFields form={form} choosesCandidate={!candidate} />
      {isHidden && (
        <TextArea
          label={t('reveal.reason')}
          hint={t('reveal.hint')}
          required
          rows={2}
          maxLength={REASON_MAX}
          {...form.register('revealReason')}
          value={form.watch('revealReason') ?? ''}
          error={form.errorOf('revealReason')}
        />
      )}
    </FormDialog>
  );
}
