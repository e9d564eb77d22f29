import {
  extendRequest,
  listCompanyRequests,
  type RequestDetail,
  refuseRequest,
} from '@prova/contract/privacy-requests';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useKeptState } from '../../../lib/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { MESSAGE_MAX } from '../request/request-form.ts';
import { useRequestCall } from './use-request-call.ts';

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
  const formId = useId();
  const [reason, setReason, forget] = useKeptState(`${action}.${request.id}`, '');
  const [missing, setMissing] = useState(false);
  const giveUp = () => {
    forget();
    onClose();
  };
  const send = useRequestCall(action === 'extend' ? extendRequest : refuseRequest, {
    invalidates: [listCompanyRequests],
    done: t(`${action}.done`),
    quiet: true,
    onDone: giveUp,
  });
  const short = reason.trim().length < 2;
  return (
    <Dialog
      open
      title={t(`${action}.title`)}
      description={t(`${action}.text`)}
      onClose={onClose}
      dismissable={!send.isPending && reason === ''}
      footer={
        <>
          <Button onClick={giveUp}>{t('answer.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={action === 'refuse' ? 'danger' : 'primary'}
            busy={send.isPending}
          >
            {t(`${action}.confirm`)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(short);
          if (short) return;
          send.mutate({ params: { id: request.id }, body: { version: request.version, reason: reason.trim() } });
        }}
      >
        {send.error && (
          <Callout kind="error" live>
            {messageOf(send.error)}
          </Callout>
        )}
        <TextArea
          label={t(`${action}.reason`)}
          required
          autoFocus
          maxLength={MESSAGE_MAX}
          value={reason}
          error={missing && short ? t('answer.required') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
