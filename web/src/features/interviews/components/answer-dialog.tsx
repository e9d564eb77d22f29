import { answerInterview, type Interview } from '@prova/contract/interviews/interviews';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByInterview } from '../interviews.queries.ts';
import { ReasonField } from './reason-field.tsx';

type Props = {
  interview: Pick<Interview, 'id' | 'startsAt'>;
  answer: 'declined' | 'another_time';
  onClose: () => void;
};

/** Asks who is invited why they do not come, or when else they can. */
export function AnswerDialog({ interview, answer, onClose }: Props) {
  // As it stood when the reader decided.
  const [{ id, startsAt }] = useState(interview);
  const { t } = useTranslation('interviews');
  const form = useContractForm(answerInterview.body, { answer });
  const forget = useKeptDraft(`answer-interview.${id}.${answer}`, form);
  const send = useCall(answerInterview, { invalidates: changedByInterview, meta: { quiet: true } });
  const other = answer === 'another_time';
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t(other ? 'own.otherTitle' : 'own.declineTitle')}
      description={t(other ? 'own.otherText' : 'own.declineText')}
      size="sm"
      submitLabel={t('own.send')}
      failureTitle={t('own.failed')}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { id }, body: { ...body, startsAt } });
        toast.success(t('own.done'));
      }}
      onClose={onClose}
    >
      <ReasonField
        label={t(other ? 'own.otherNote' : 'own.declineNote')}
        optional={!other}
        required={other}
        {...form.register('note', { setValueAs: (typed: string | null | undefined) => typed?.trim() || undefined })}
        error={form.errorOf('note')}
      />
    </FormDialog>
  );
}
