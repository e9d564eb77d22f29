import { REJECTION_STATUSES } from '@prova/contract/applications/application-status';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { rejectionPreviewQuery } from '../funnel.queries.ts';
import type { ApplicationDialogProps } from './dialog-kinds.ts';
import { rejectForm } from './reject-form.ts';

const REASON_MAX = 2000;
const MAIL_MAX = 10_000;
const SUBJECT_MAX = 200;

/** Says no, with a reason that stays inside, and with a mail if one wants to. */
export function RejectDialog({ id, name, changes, onClose }: ApplicationDialogProps) {
  const { t } = useTranslation('funnel');
  const form = useContractForm(
    rejectForm,
    { status: 'not_a_fit', reason: '', withMail: false, subject: null, body: null },
    {
      words: {
        reason: t('reject.reasonMissing'),
        subject: t('reject.subjectMissing'),
        body: t('reject.bodyMissing'),
      },
    },
  );
  const forget = useKeptDraft(`reject.${id}`, form);
  const { withMail, subject, body } = form.watch();
  const preview = useQuery({ ...rejectionPreviewQuery(id), enabled: withMail });
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t('reject.title', { name })}
      description={t('reject.lead')}
      submitLabel={t(withMail ? 'reject.confirmMail' : 'reject.confirm')}
      failureTitle={t('failed.reject', { name })}
      danger
      waiting={withMail && !preview.data && !preview.error}
      onSubmit={async ({ withMail, subject, body, ...rejection }) => {
        // Whoever has not seen the mail does not send it.
        if (withMail && !preview.data) return false;
        const typed = preview.data?.editable === false ? {} : { subject, body };
        const mail = {
          subject: typed.subject ?? preview.data?.subject ?? '',
          body: typed.body ?? preview.data?.body ?? '',
        };
        await changes.act(
          id,
          { action: 'reject', ...rejection, ...(withMail && { mail }) },
          { done: () => t(withMail ? 'reject.doneMail' : 'reject.done', { name }) },
        );
      }}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="status"
        render={({ field }) => (
          <RadioGroup
            label={t('reject.status')}
            value={field.value ?? null}
            onChange={field.onChange}
            options={REJECTION_STATUSES.map((value) => ({ value, label: t(`reject.kinds.${value}`) }))}
          />
        )}
      />
      <TextArea
        label={t('reject.reason')}
        hint={t('reject.reasonHint')}
        required
        rows={3}
        maxLength={REASON_MAX}
        counted
        {...form.register('reason')}
        error={form.errorOf('reason')}
      />
      <Switch
        label={t('reject.mail')}
        hint={t('reject.mailHint')}
        checked={withMail}
        onChange={(next) => form.setValue('withMail', next, change)}
      />
      {withMail && (
        <QueryView
          query={preview}
          skeleton={
            <SkeletonGroup className="flex flex-col gap-3">
              <Skeleton className="h-9 w-full" />
              <Skeleton className="h-32 w-full" />
            </SkeletonGroup>
          }
          failure={{ level: 3, title: t('reject.previewError') }}
        >
          {(suggested) => (
            <>
              <p className="text-muted">{t('reject.to', { email: suggested.to })}</p>
              {!suggested.editable && <Callout kind="info">{t('reject.fixed')}</Callout>}
              <TextField
                label={t('reject.subject')}
                required
                readOnly={!suggested.editable}
                maxLength={SUBJECT_MAX}
                value={(suggested.editable ? subject : null) ?? suggested.subject}
                error={form.errorOf('subject')}
                onChange={(event) => form.setValue('subject', event.target.value, change)}
              />
              <TextArea
                label={t('reject.body')}
                required
                readOnly={!suggested.editable}
                rows={8}
                maxLength={MAIL_MAX}
                value={(suggested.editable ? body : null) ?? suggested.body}
                error={form.errorOf('body')}
                onChange={(event) => form.setValue('body', event.target.value, change)}
              />
              <Callout kind="plain">{t('reject.tenSeconds')}</Callout>
            </>
          )}
        </QueryView>
      )}
    </FormDialog>
  );
}
