import { settledSeconds } from '@prova/contract/applications/status-events';
import { type RejectionCause, withSentence } from '@prova/contract/funnel/rejection-causes';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { chooseByKey, ReasonFields } from '../dialogs/reason-fields.tsx';
import { rejectionPreviewQuery } from '../funnel.queries.ts';
import type { Chosen, Plan } from './plan.ts';
import { RefusedLines } from './refused-lines.tsx';
import { rejectManyForm } from './reject-many-form.ts';
import type { Many } from './use-many.ts';

type Props = { people: readonly Chosen[]; plan: Plan; many: Many; onClose: () => void };

/** Says no to several people, with one reason that stays inside, and with a mail of their own for each if one wants to. */
export function RejectManyDialog({ people, plan, many, onClose }: Props) {
  const { t } = useTranslation(['selection', 'funnel']);
  const form = useContractForm(
    rejectManyForm,
    { reason: '', withMail: true },
    { words: { cause: t('funnel:reject.causeMissing') } },
  );
  const forget = useKeptDraft(`reject.many.${people.length}.${people[0]?.id}`, form, ['withMail']);
  const { cause, withMail } = form.watch();
  const [place, setPlace] = useState(0);
  const written = plan.able.filter(({ name }) => name !== '');
  const index = Math.min(place, written.length - 1);
  const shown = written[index];
  const preview = useQuery({ ...rejectionPreviewQuery(shown?.id ?? ''), enabled: shown !== undefined });
  const sentence = cause && preview.data?.editable ? preview.data.sentences[cause] : '';
  const mails = withMail ? plan.mails : 0;
  const choices = {
    reasons: preview.data?.reasons ?? [],
    onCause: (next: RejectionCause) => form.setValue('cause', next, change),
    onReason: (words: string) => form.setValue('reason', words, change),
  };
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  return (
    <FormDialog
      form={form}
      forget={forget}
      onKeyDown={(event) => chooseByKey(event, choices)}
      title={t('reject.title', { count: plan.able.length })}
      description={t('reject.lead')}
      submitLabel={mails > 0 ? t('reject.confirmMails', { count: mails }) : t('funnel:reject.confirm')}
      failureTitle={t('failed.reject')}
      danger
      waiting={mails > 0 && !preview.data && !preview.error}
      onSubmit={async ({ withMail, ...rejection }) => {
        // Whoever has not seen the mail does not send it.
        if (mails > 0 && !preview.data) return false;
        // Of the others it has just been said why not.
        return many.act(
          plan.able,
          { action: 'reject', ...rejection, mail: withMail },
          {
            done: ({ length: count }) => t('reject.done', { count }),
            mails: (cards) => (withMail ? cards.filter(({ name }) => name !== '').length : 0),
            silent: t('reject.silent'),
            running: t('running.reject', { count: plan.able.length }),
            failed: t('failed.reject'),
          },
        );
      }}
      onClose={onClose}
      size="lg"
    >
      <div className="flex flex-col gap-0.5 text-small text-muted empty:hidden">
        <RefusedLines plan={plan} phrase="cannotReject" />
      </div>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <ReasonFields
          {...choices}
          cause={cause}
          causeError={form.errorOf('cause')}
          sentence={cause && withMail && preview.data ? sentence : null}
          hint={t('reject.reasonHint')}
          reason={{ ...form.register('reason'), error: form.errorOf('reason') }}
        />
        <div className="flex min-w-0 flex-col gap-4">
          <Switch
            label={t('reject.mail')}
            hint={withMail ? t('reject.mailHint') : t('reject.silent')}
            checked={withMail}
            onChange={(next) => form.setValue('withMail', next, change)}
          />
          {withMail && shown && (
            <>
              <div className="flex items-center justify-between gap-2">
                <p aria-live="polite" className="min-w-0 text-muted wrap-break-word">
                  {t('reject.previewOf', { name: shown.name, place: index + 1, of: written.length })}
                </p>
                {written.length > 1 && (
                  <span className="flex shrink-0">
                    <IconButton
                      size="sm"
                      label={t('reject.previous')}
                      icon={<ChevronLeft />}
                      onClick={() => setPlace((index + written.length - 1) % written.length)}
                    />
                    <IconButton
                      size="sm"
                      label={t('reject.next')}
                      icon={<ChevronRight />}
                      onClick={() => setPlace((index + 1) % written.length)}
                    />
                  </span>
                )}
              </div>
              <QueryView
                query={preview}
                skeleton={
                  <SkeletonGroup className="flex flex-col gap-3">
                    <Skeleton className="h-5 w-full" />
                    <Skeleton className="h-32 w-full" />
                  </SkeletonGroup>
                }
                failure={{ level: 3, title: t('funnel:reject.previewError') }}
              >
                {({ subject, body, toldAt, editable }) => (
                  <>
                    {toldAt && <Callout kind="warning">{t('reject.notifiedBefore', { name: shown.name })}</Callout>}
                    {!editable && <Callout kind="info">{t('funnel:reject.fixed')}</Callout>}
                    <div className="rounded-card border border-border bg-sunken px-3 py-2.5">
                      <p className="font-semibold wrap-break-word">{subject}</p>
                      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard, too */}
                      <div tabIndex={0} className="mt-1 max-h-56 overflow-y-auto wrap-break-word whitespace-pre-line">
                        {withSentence(body, sentence)}
                      </div>
                    </div>
                  </>
                )}
              </QueryView>
              <Callout kind="plain">{t('reject.waits', { seconds: settledSeconds(plan.able.length) })}</Callout>
            </>
          )}
        </div>
      </div>
    </FormDialog>
  );
}
