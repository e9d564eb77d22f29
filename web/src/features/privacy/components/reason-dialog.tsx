import {
  extendRequest,
  listCompanyRequests,
  type RequestDetail,
  refuseRequest,
} from '@prova/contract/privacy/privacy-requests';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { MESSAGE_MAX } from '../request/request-form.ts';
import { useRequestCall } from './use-request-call.ts';

/** The version is that of the request when it is sent. */
const reasonForm = refuseRequest.body.omit({ version: true });

/** Puts a request off, or refuses it; whoever asked reads why. */
export function ReasonDialog({
  action,
  request,
  onClose,
}: {
  action: 'extend' | 'refuse';
  request: RequestDetail;
  onClose: () => void;
}) {
  const { t } = useTranslation('company-privacy');
  const form = useContractForm(reasonForm, { reason: '' }, { words: { reason: t('answer.required') } });
  const forget = useKeptDraft(`${action}.${request.id}`, form);
  const send = useRequestCall(action === 'extend' ? extendRequest : refuseRequest, {
    invalidates: [listCompanyRequests],
    done: t(`${action}.done`),
    quiet: true,
  });
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t(`${action}.title`)}
      description={t(`${action}.text`)}
      danger={action === 'refuse'}
      submitLabel={t(`${action}.confirm`)}
      onSubmit={({ reason }) =>
        send.mutateAsync({ params: { id: request.id }, body: { version: request.version, reason } })
      }
      onClose={onClose}
    >
      <TextArea
        label={t(`${action}.reason`)}
        required
        autoFocus
        maxLength={MESSAGE_MAX}
        {...form.register('reason')}
        error={form.errorOf('reason')}
      />
    </FormDialog>
  );
}
