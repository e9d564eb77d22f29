import {
  getRetention,
  previewRetention,
  type RetentionRule,
  setRetention,
} from '@prova/contract/privacy/privacy-retention';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { invalidate, queryOf, useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** Whole months within the bounds, as they are typed. */
const retentionForm = z.object({
  months: z.string().trim().min(1).transform(Number).pipe(setRetention.body.shape.months.unwrap()),
});

/** The months of one rule, with what a run would forget now. Fewer months than that ask first. */
export function RetentionForm({ companyId, rule }: { companyId: string; rule: RetentionRule }) {
  const { t } = useTranslation('company-privacy');
  const client = useQueryClient();
  const form = useContractForm(
    retentionForm,
    { months: String(rule.months) },
    { words: { months: t('retention.invalid') } },
  );
  /** What is to be saved once it is sure; null goes back to the default. */
  const [asked, setAsked] = useState<{ months: number | null } | null>(null);
  const months = retentionForm.safeParse({ months: form.watch('months') }).data?.months;
  const params = { id: companyId, subject: rule.subject };
  const tried = useDeferredValue(months ?? rule.months);
  const preview = useQuery({
    ...queryOf(previewRetention, { params, query: { months: tried } }),
    enabled: tried !== rule.months,
  });
  const count = tried === rule.months ? rule.wouldForget : preview.data?.wouldForget;
  const save = useCall(setRetention, {
    invalidates: [getRetention, previewRetention],
    meta: { quiet: true },
    onSuccess: () => toast.success(t('retention.saved')),
    onError: (error) => {
      if (!isApiError(error, 'VERSION_CONFLICT')) return;
      // What is loaded takes the place of this form.
      toast.error(error.message);
      void invalidate(client, [getRetention]);
    },
  });
  const send = (next: number | null) => save.mutateAsync({ params, body: { months: next, version: rule.version } });
  // A shorter time may take something away this very night.
  const change = async (next: number | null) => {
    if ((next ?? rule.defaultMonths) < rule.months) setAsked({ months: next });
    else await send(next);
  };
  return (
    <Card as="section" aria-labelledby={rule.subject}>
      <h2 id={rule.subject} className="text-h4">
        {t(`retention.${rule.subject}`)}
      </h2>
      <p className="mt-1 text-muted">{t(`retention.texts.${rule.subject}`)}</p>
      <form {...form.formProps((typed) => change(typed.months))} className="mt-4 flex flex-col gap-4">
        {form.refusal && (
          <Callout kind="error" live>
            {form.refusal}
          </Callout>
        )}
        <NumberField
          label={t('retention.months')}
          hint={t('retention.monthsHint', { count: rule.defaultMonths })}
          required
          className="max-w-40"
          value={form.watch('months')}
          error={form.errorOf('months')}
          onChange={(months) => form.setValue('months', months, { shouldDirty: true, shouldValidate: true })}
        />
        <p role="status" className="text-small">
          {count !== undefined
            ? t(`retention.wouldForget.${rule.subject}`, { count })
            : t(preview.isError ? 'retention.checkFailed' : 'retention.checking')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            busy={save.isPending}
            disabled={months === undefined || months === rule.months || count === undefined}
          >
            {t('retention.save')}
          </Button>
          {rule.version > 0 && (
            <Button
              disabled={save.isPending}
              onClick={() => void change(null).catch((error: unknown) => form.fail(messageOf(error)))}
            >
              {t('retention.reset')}
            </Button>
          )}
        </div>
      </form>
      {asked && (
        <ConfirmShorterPeriod
          params={params}
          months={asked.months ?? rule.defaultMonths}
          onConfirm={() => send(asked.months)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

/** Says how much goes in the coming night; where nothing does, there is nothing to ask. */
function ConfirmShorterPeriod({
  params,
  months,
  onConfirm,
  onClose,
}: {
  params: { id: string; subject: RetentionRule['subject'] };
  months: number;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('company-privacy');
  const preview = useQuery(queryOf(previewRetention, { params, query: { months } }));
  return (
    <ConfirmDialog
      danger
      title={t('retention.sureTitle')}
      confirmLabel={t('retention.save')}
      waiting={preview.isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {preview.data === undefined
        ? t(preview.isError ? 'retention.checkFailed' : 'retention.checking')
        : preview.data.wouldForget === 0
          ? t(`retention.wouldForget.${params.subject}`, { count: 0 })
          : t(`retention.sure.${params.subject}`, { count: preview.data.wouldForget })}
    </ConfirmDialog>
  );
}
