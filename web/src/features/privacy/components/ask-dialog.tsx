import { REQUEST_KINDS, type RequestKind } from '@prova/contract/privacy/data-request-rules';
import { ask, listOwnRequests } from '@prova/contract/privacy/privacy-requests';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { Company } from '../request/request-form.ts';
import { checkAsked } from '../request/request-form.ts';
import { KindAndWords } from './kind-and-words.tsx';

/** A copy and an erasure of the account are had at once, beside this. */
const OF_PLATFORM: readonly RequestKind[] = ['correct', 'object', 'human_review', 'information'];

export type Asked = { readonly kind: RequestKind | null; readonly message: string };

/** The rules of the public form, whose words the fields show. */
const askForm = z
  .object({ company: z.string(), kind: z.enum(REQUEST_KINDS).nullable(), message: z.string() })
  .superRefine((typed, context) => {
    for (const field of Object.keys(checkAsked(typed))) context.addIssue({ code: 'custom', path: [field] });
  })
  .transform(({ company, kind, message }) => ({
    company: company || null,
    // One was chosen, or the check above has failed.
    kind: kind as RequestKind,
    message: message.trim(),
  }));

/** Asks as who is signed in: Prova, or a company that knows the person as a candidate. */
export function AskDialog({
  companies,
  initial = { kind: null, message: '' },
  application,
  onClose,
}: {
  companies: readonly Company[];
  /** What another screen begins with. */
  initial?: Asked;
  /** The one of which it asks, of the company that it went to. */
  application?: { id: string; companySlug: string } | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('data-requests');
  const form = useContractForm(askForm, { company: application?.companySlug ?? '', ...initial });
  const forget = useKeptDraft(['data-request.own', initial.kind, application?.id].filter(Boolean).join('.'), form);
  const typed = form.watch();
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const ofApplication =
    application && typed.kind === 'human_review' && typed.company === application.companySlug ? application.id : null;
  const send = useCall(ask, { invalidates: [listOwnRequests], meta: { quiet: true } });
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t('mine.dialogTitle')}
      submitLabel={t('mine.send')}
      onSubmit={async (body) => {
        await send.mutateAsync({ body: { ...body, applicationId: ofApplication } });
        toast.success(t('mine.sent'));
      }}
      onClose={onClose}
    >
      <Select
        label={t('whom')}
        value={typed.company}
        hint={
          typed.kind !== 'human_review'
            ? undefined
            : ofApplication
              ? t('mine.reviewByCompany')
              : t('mine.reviewByProva')
        }
        onChange={(event) => {
          const company = event.target.value;
          form.setValue('company', company, change);
          if (!company && typed.kind && !OF_PLATFORM.includes(typed.kind)) form.setValue('kind', null, change);
        }}
        options={[
          { value: '', label: t('prova') },
          ...companies.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <KindAndWords
        {...(typed.company === '' && { kinds: OF_PLATFORM })}
        kind={typed.kind}
        message={typed.message}
        problems={form.formState.isSubmitted ? checkAsked(typed) : {}}
        onKind={(next) => form.setValue('kind', next, change)}
        onMessage={(next) => form.setValue('message', next, change)}
      />
    </FormDialog>
  );
}
