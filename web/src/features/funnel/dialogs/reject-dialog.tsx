import { exchangeSentence, type RejectionCause, withSentence } from '@prova/contract/funnel/rejection-causes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { rejectionPreviewQuery } from '../funnel.queries.ts';
import type { ApplicationDialogProps } from './dialog-kinds.ts';
import { chooseByKey, ReasonFields } from './reason-fields.tsx';
import { rejectForm } from './reject-form.ts';

const MAIL_MAX = 10_000;
const SUBJECT_MAX = 200;

type Props = ApplicationDialogProps & { onDecide: (id: string) => () => void };

/** Says no, with a reason that stays inside, and with a mail if one wants to. */
export function RejectDialog({ id, name, changes, onDecide, onClose }: Props) {
  const { t } = useTranslation('funnel');
  const format = useFormat();
  const form = useContractForm(
    rejectForm,
    { reason: '', withMail: true, subject: null, body: null },
    {
      words: {
        cause: t('reject.causeMissing'),
        subject: t('reject.subjectMissing'),
        body: t('reject.bodyMissing'),
      },
    },
  );
  const forget = useKeptDraft(`reject.${id}`, form);
  const { cause, withMail, subject, body } = form.watch();
  const preview = useQuery(rejectionPreviewQuery(id));
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const sentence = cause && preview.data?.editable ? preview.data.sentences[cause] : '';
  const suggestedBody = withSentence(preview.data?.body ?? '', sentence);
  const said = sentence !== '' && (body ?? suggestedBody).includes(sentence);
  const choose = (next: RejectionCause) => {
    if (body !== null)
      form.setValue('body', exchangeSentence(body, sentence, preview.data?.sentences[next] ?? ''), change);
    form.setValue('cause', next, change);
  };
  const choices = {
    reasons: preview.data?.reasons ?? [],
    onCause: choose,
    onReason: (words: string) => form.setValue('reason', words, change),
  };
  return (
    <FormDialog
      form={form}
      onKeyDown={(event) => chooseByKey(event, choices)}
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
          body: typed.body ?? suggestedBody,
        };
        const goOn = onDecide(id);
        await changes.act(
          id,
          { action: 'reject', ...rejection, ...(withMail && { mail }) },
          { done: () => t('reject.done', { name }), note: t(withMail ? 'mailSoon' : 'reject.silent') },
        );
        goOn();
      }}
      onClose={onClose}
      size="lg"
    >
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <ReasonFields
          {...choices}
          cause={cause}
          causeError={form.errorOf('cause')}
          sentence={cause && withMail && preview.data ? (said ? sentence : '') : null}
          hint={t('reject.reasonHint')}
          reason={{ ...form.register('reason'), error: form.errorOf('reason') }}
        />
        <div className="flex min-w-0 flex-col gap-4">
          {preview.data?.toldAt && (
            <Callout kind="warning">
              {t('reject.notifiedBefore', { name, when: format.dateTime(preview.data.toldAt) })}
            </Callout>
          )}
          <Switch
            label={t('reject.mail')}
            hint={t(withMail ? 'reject.mailHint' : 'reject.silent')}
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
                    value={(suggested.editable ? body : null) ?? suggestedBody}
                    error={form.errorOf('body')}
                    onChange={(event) => form.setValue('body', event.target.value, change)}
                  />
                  <Callout kind="plain">{t('reject.tenSeconds')}</Callout>
                </>
              )}
            </QueryView>
          )}
        </div>
      </div>
    </FormDialog>
  );
}
