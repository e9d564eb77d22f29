import { answerRequest, listCompanyRequests, type RequestDetail } from '@prova/contract/privacy/privacy-requests';
import { getRetention } from '@prova/contract/privacy/privacy-retention';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useConfirmIdentity } from '../../accounts/components/confirm-identity.tsx';
import { MESSAGE_MAX } from '../request/request-form.ts';
import { RequestErasure } from './request-erasure.tsx';
import { useRequestCall } from './use-request-call.ts';

const OWN_WAYS = { export: 'copy', erase: 'erase' } as const;

/** The version is that of the request when it is sent. */
const answerForm = answerRequest.body.omit({ version: true });

/** The answer: in words, with a copy, or after an erasure that is shown before. */
export function AnswerDialog({ request, onClose }: { request: RequestDetail; onClose: () => void }) {
  const { t } = useTranslation('company-privacy');
  const own = request.kind === 'export' || request.kind === 'erase' ? OWN_WAYS[request.kind] : null;
  const form = useContractForm(
    answerForm,
    { with: own ?? 'reply', text: own ? t(`answer.${own}Text`) : '' },
    { words: { text: t('answer.required') } },
  );
  const forget = useKeptDraft(`answer.${request.id}`, form);
  const way = form.watch('with');
  const identity = useConfirmIdentity();
  const send = useRequestCall(answerRequest, {
    invalidates: [listCompanyRequests, getRetention],
    around: identity.confirmed,
    done: t(way === 'copy' ? 'answer.copyDone' : 'answer.done'),
    quiet: true,
  });
  return (
    <>
      <FormDialog
        form={form}
        forget={forget}
        title={t('answer.title')}
        danger={way === 'erase'}
        submitLabel={t(way === 'erase' ? 'answer.sendErase' : 'answer.send')}
        onSubmit={(answer) =>
          send.mutateAsync({ params: { id: request.id }, body: { version: request.version, ...answer } })
        }
        onClose={onClose}
      >
        {own && (
          <RadioGroup
            label={t('answer.how')}
            value={way}
            onChange={(next) => {
              // The suggestion goes with the way it was made for; own words stay.
              const suggestion = t(`answer.${own}Text`);
              const text = form.getValues('text');
              form.setValue('with', next, { shouldDirty: true });
              if (text === '' || text === suggestion)
                form.setValue('text', next === own ? suggestion : '', { shouldDirty: true });
            }}
            options={[own, 'reply' as const].map((value) => ({
              value,
              label: t(`answer.${value}`),
              hint: t(`answer.${value}Hint`),
            }))}
          />
        )}
        {way === 'erase' && <RequestErasure id={request.id} />}
        <TextArea
          label={t('answer.text')}
          hint={t('answer.textHint')}
          required
          maxLength={MESSAGE_MAX}
          {...form.register('text')}
          error={form.errorOf('text')}
        />
      </FormDialog>
      {identity.dialog}
    </>
  );
}
