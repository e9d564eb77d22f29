import { closingPreview } from '@prova/contract/applications/job-closing';
import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type { DataOf } from '@prova/contract/endpoint';
import type { JobSummary } from '@prova/contract/jobs/job-list';
import { closeJob, undoClosing } from '@prova/contract/jobs/jobs';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { queryOf, useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByJob } from '../jobs.queries.ts';

type DialogProps = {
  job: Pick<JobSummary, 'id' | 'title'>;
  onClose: () => void;
  /** It was closed, or that was taken back. */
  onChanged?: () => void;
};

/** Until somebody chooses, the job ends as the facts say. */
const closeForm = closeJob.body.partial({ status: true });

/** Asks how a job ends, says whom that concerns, and shows what they will read. */
export function CloseJobDialog({ job, onClose, onChanged }: DialogProps) {
  const { t } = useTranslation(['jobs', 'ui']);
  const form = useContractForm(closeForm, { notify: true });
  const notify = form.watch('notify') ?? true;
  const params = { params: { id: job.id } };
  const preview = useQuery({ ...queryOf(closingPreview, params), staleTime: 0 });
  const facts = preview.data;
  const likely = facts && (facts.hired >= facts.openings ? 'FILLED' : 'CANCELLED');
  const close = useCall(closeJob, { invalidates: changedByJob, meta: { quiet: true } });
  const undo = useCall(undoClosing, {
    invalidates: changedByJob,
    onSuccess: () => {
      toast.info(t('jobs:done.closingUndone', { title: job.title }));
      onChanged?.();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('jobs:close.title', { title: job.title })}
      danger
      submitLabel={t('jobs:close.confirm')}
      waiting={!preview.data && !preview.error}
      onSubmit={async (body) => {
        // Whoever has not seen whom it concerns does not close it.
        if (!likely) return false;
        await close.mutateAsync({ ...params, body: { ...body, status: body.status ?? likely } });
        onChanged?.();
        toast.success(t('jobs:done.closed', { title: job.title }), {
          duration: UNDO_SECONDS * 1000,
          action: { label: t('ui:undo'), onAction: () => undo.mutate(params) },
        });
      }}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="status"
        render={({ field }) => (
          <RadioGroup
            label={t('jobs:close.outcome')}
            value={field.value ?? likely ?? null}
            hint={facts && t('jobs:close.filledOf', { openings: facts.openings, hired: facts.hired })}
            onChange={field.onChange}
            options={[
              { value: 'FILLED', label: t('jobs:close.filled'), hint: t('jobs:close.filledHint') },
              { value: 'CANCELLED', label: t('jobs:close.cancelled'), hint: t('jobs:close.cancelledHint') },
            ]}
          />
        )}
      />
      <QueryView
        query={preview}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-3">
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-32 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 3, title: t('jobs:close.previewError') }}
      >
        {(concerned) => (
          <Concerned concerned={concerned} notify={notify} onNotify={(next) => form.setValue('notify', next)} />
        )}
      </QueryView>
    </FormDialog>
  );
}

type Props = {
  concerned: DataOf<typeof closingPreview>;
  notify: boolean;
  onNotify: (notify: boolean) => void;
};

function Concerned({ concerned: { inProcess, hired, mail }, notify, onNotify }: Props) {
  const { t } = useTranslation('jobs');
  return (
    <>
      {inProcess > 0 && <Switch label={t('close.notify')} checked={notify} onChange={onNotify} />}
      <Callout kind={inProcess > 0 ? 'warning' : 'plain'}>
        <p>
          {inProcess === 0 ? t('close.nobody') : t(notify ? 'close.notified' : 'close.silent', { count: inProcess })}
        </p>
        {hired > 0 && <p>{t('close.hired', { count: hired })}</p>}
      </Callout>
      {mail && notify && (
        <section aria-labelledby="closing-mail">
          <h3 id="closing-mail" className="text-small font-semibold text-muted">
            {t('close.mail', { name: mail.name })}
          </h3>
          <div className="mt-1.5 max-h-56 overflow-y-auto rounded-card border border-border bg-sunken px-4 py-3">
            <p className="font-semibold wrap-break-word">{mail.subject}</p>
            <p className="mt-2 whitespace-pre-line wrap-break-word">{mail.body}</p>
          </div>
          <p className="mt-2 text-small text-muted">{t('close.tenSeconds')}</p>
        </section>
      )}
    </>
  );
}
