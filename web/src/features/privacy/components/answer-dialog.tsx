import { type Answer, answerRequest, listCompanyRequests, type RequestDetail } from '@prova/contract/privacy-requests';
import { getRetention } from '@prova/contract/privacy-retention';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useKeptState } from '../../../lib/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useConfirmIdentity } from '../../accounts/components/confirm-identity.tsx';
import { MESSAGE_MAX } from '../request/request-form.ts';
import { RequestErasure } from './request-erasure.tsx';
import { useRequestCall } from './use-request-call.ts';

const OWN_WAYS = { export: 'copy', erase: 'erase' } as const;

/** The answer: in words, with a copy, or after an erasure that is shown before. */
export function AnswerDialog({ request, onClose }: { request: RequestDetail; onClose: () => void }) {
  const { t } = useTranslation('company-privacy');
  const formId = useId();
  const own = request.kind === 'export' || request.kind === 'erase' ? OWN_WAYS[request.kind] : null;
  const [{ how, text }, setTyped, forget] = useKeptState<{ how: Answer; text: string }>(`answer.${request.id}`, {
    how: own ?? 'reply',
    text: own ? t(`answer.${own}Text`) : '',
  });
  const giveUp = () => {
    forget();
    onClose();
  };
  const [missing, setMissing] = useState(false);
  const identity = useConfirmIdentity();
  const send = useRequestCall(answerRequest, {
    invalidates: [listCompanyRequests, getRetention],
    around: identity.confirmed,
    done: t(how === 'copy' ? 'answer.copyDone' : 'answer.done'),
    quiet: true,
    onDone: giveUp,
  });
  const short = text.trim().length < 2;
  const failure = send.error?.name === 'AbortError' ? null : send.error;
  return (
    <>
      <Dialog
        open
        title={t('answer.title')}
        onClose={onClose}
        dismissable={!send.isPending}
        footer={
          <>
            <Button onClick={giveUp}>{t('answer.cancel')}</Button>
            <Button type="submit" form={formId} variant={how === 'erase' ? 'danger' : 'primary'} busy={send.isPending}>
              {t(how === 'erase' ? 'answer.sendErase' : 'answer.send')}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(short);
            if (short) return;
            send.mutate({
              params: { id: request.id },
              body: { version: request.version, text: text.trim(), with: how },
            });
          }}
        >
          {failure && (
            <Callout kind="error" live>
              {messageOf(failure)}
            </Callout>
          )}
          {own && (
            <RadioGroup
              label={t('answer.how')}
              value={how}
              onChange={(next) => {
                // The suggestion goes with the way it was made for; own words stay.
                const suggestion = t(`answer.${own}Text`);
                const untouched = text === '' || text === suggestion;
                setTyped({ how: next, text: untouched ? (next === own ? suggestion : '') : text });
              }}
              options={[own, 'reply' as const].map((value) => ({
                value,
                label: t(`answer.${value}`),
                hint: t(`answer.${value}Hint`),
              }))}
            />
          )}
          {how === 'erase' && <RequestErasure id={request.id} />}
          <TextArea
            label={t('answer.text')}
            hint={t('answer.textHint')}
            required
            maxLength={MESSAGE_MAX}
            value={text}
            error={missing && short ? t('answer.required') : undefined}
            onChange={(event) => setTyped({ how, text: event.target.value })}
          />
        </form>
      </Dialog>
      {identity.dialog}
    </>
  );
}
