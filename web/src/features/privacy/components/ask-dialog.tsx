import type { RequestKind } from '@prova/contract/data-request-rules';
import { ask, listOwnRequests } from '@prova/contract/privacy-requests';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { useKeptState } from '../../../lib/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { checkAsked } from '../request/request-form.ts';
import type { Company } from './company-finder.tsx';
import { KindAndWords } from './kind-and-words.tsx';

/** A copy and an erasure of the account are had at once, beside this. */
const OF_PLATFORM: readonly RequestKind[] = ['correct', 'object', 'information'];

type Typed = { company: string; kind: RequestKind | null; message: string };
const NOTHING_TYPED: Typed = { company: '', kind: null, message: '' };

/** Asks as who is signed in: Prova, or a company that knows the person as a candidate. */
export function AskDialog({ companies, onClose }: { companies: readonly Company[]; onClose: () => void }) {
  const { t } = useTranslation('data-requests');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped, forget] = useKeptState('data-request.own', NOTHING_TYPED);
  const { company, kind, message } = typed;
  const type = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  const giveUp = () => {
    forget();
    onClose();
  };
  const [asked, setAsked] = useState(false);
  const send = useCall(ask, {
    invalidates: [listOwnRequests],
    meta: { quiet: true },
    onSuccess: () => {
      toast.success(t('mine.sent'));
      giveUp();
    },
  });
  const found = checkAsked({ kind, message });
  const submit = () => {
    setAsked(true);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, textarea)`)?.focus();
    if (first || kind === null) return;
    send.mutate({ body: { company: company || null, kind, message: message.trim() } });
  };
  return (
    <Dialog
      open
      title={t('mine.dialogTitle')}
      onClose={onClose}
      dismissable={!send.isPending && message === ''}
      footer={
        <>
          <Button onClick={giveUp}>{t('mine.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={send.isPending}>
            {t('mine.send')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {send.error && (
          <Callout kind="error" live>
            {messageOf(send.error)}
          </Callout>
        )}
        <Select
          label={t('whom')}
          value={company}
          onChange={(event) => {
            const company = event.target.value;
            type({ company, kind: company || kind === null || OF_PLATFORM.includes(kind) ? kind : null });
          }}
          options={[
            { value: '', label: t('prova') },
            ...companies.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <KindAndWords
          {...(company === '' && { kinds: OF_PLATFORM })}
          kind={kind}
          message={message}
          problems={asked ? found : {}}
          onKind={(next) => type({ kind: next })}
          onMessage={(next) => type({ message: next })}
        />
      </form>
    </Dialog>
  );
}
