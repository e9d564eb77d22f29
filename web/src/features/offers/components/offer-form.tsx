import { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import { BENEFIT_LENGTH, BENEFITS_MAX } from '@prova/contract/offers/offers';
import type { PublishedPay } from '@prova/contract/offers/published-pay';
import { useTranslation } from 'react-i18next';
import { dayAhead } from '../../../lib/calendar-day.ts';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { Callout } from '../../../ui/callout.tsx';
import { DatePicker } from '../../../ui/date-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Attachments } from '../../../widgets/attachments/attachments.tsx';
import { MoneyField } from '../../../widgets/money-field.tsx';
import { TechnologyTagInput } from '../../../widgets/technology-tag-input.tsx';
import { OutsidePay } from './outside-pay.tsx';
import type { OfferDraft, PayMode } from './use-offer-draft.ts';

const MESSAGE_MAX = 2000;

type Props = { draft: OfferDraft; published: PublishedPay };

/** The fields of an offer. What was typed stays, whatever happens on the way to the server. */
export function OfferForm({ draft, published }: Props) {
  const { t } = useTranslation('offers');
  const company = useWorkingCompany();
  const { form, mode, setMode } = draft;
  const values = form.watch();
  const checked = { shouldValidate: form.formState.isSubmitted, shouldDirty: true };
  // A field that was cleared is missing, as one that was never filled.
  const setPay = (field: 'payMin' | 'payMax') => (cents: number | null) =>
    form.setValue(field, (cents ?? (field === 'payMax' ? null : undefined)) as number, checked);
  const rangeError = mode === 'range' && form.formState.isSubmitted && values.payMax == null;

  return (
    <>
      <TextField
        label={t('form.position')}
        required
        maxLength={120}
        {...form.register('position')}
        error={form.errorOf('position')}
      />
      <div className="flex flex-col gap-3">
        <RadioGroup<PayMode>
          label={t('form.pay')}
          look="segments"
          value={mode}
          onChange={(next) => {
            setMode(next);
            if (next === 'fixed') form.setValue('payMax', null, checked);
          }}
          options={[
            { value: 'fixed', label: t('form.payFixed') },
            { value: 'range', label: t('form.payRange') },
          ]}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <MoneyField
            label={t(mode === 'fixed' ? 'form.payMonth' : 'form.payFrom')}
            value={values.payMin}
            currency={values.currency ?? 'BRL'}
            onChange={setPay('payMin')}
            hint={t('form.payHint')}
            error={form.errorOf('payMin')}
          />
          {mode === 'range' && (
            <MoneyField
              label={t('form.payTo')}
              value={values.payMax}
              currency={values.currency ?? 'BRL'}
              onChange={(cents) => {
                setMode('range');
                setPay('payMax')(cents);
              }}
              error={form.errorOf('payMax') ?? (rangeError ? t('form.payMaxMissing') : undefined)}
            />
          )}
        </div>
        <OutsidePay offer={values} published={published} />
      </div>
      <Select
        label={t('form.contractType')}
        className="sm:max-w-[calc(50%-0.375rem)]"
        required
        {...(values.contractType === undefined && { placeholder: t('form.contractChoose') })}
        options={CONTRACT_TYPES.map((value) => ({ value, label: t(`contractType.${value}`) }))}
        {...form.register('contractType')}
        error={form.errorOf('contractType')}
      />
      <TechnologyTagInput
        label={t('form.benefits')}
        {...(company?.verified === false && { hint: t('form.benefitsHintUnverified') })}
        placeholder={t('form.benefitsPlaceholder')}
        optional
        max={BENEFITS_MAX}
        maxLength={BENEFIT_LENGTH}
        value={values.benefits ?? []}
        onChange={(benefits) => form.setValue('benefits', benefits, checked)}
      />
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
        <DatePicker
          label={t('form.startOn')}
          optional
          min={dayAhead(0)}
          value={values.startOn ?? null}
          onChange={(day) => form.setValue('startOn', day, checked)}
          error={form.errorOf('startOn')}
        />
        <DatePicker
          label={t('form.validUntil')}
          hint={t('form.validUntilHint')}
          required
          min={dayAhead(0)}
          value={values.validUntil || null}
          onChange={(day) => form.setValue('validUntil', day ?? '', checked)}
          error={form.errorOf('validUntil')}
        />
      </div>
      <TextArea
        label={t('form.message')}
        hint={t(company?.verified === false ? 'form.messageHintUnverified' : 'form.messageHint')}
        optional
        rows={5}
        maxLength={MESSAGE_MAX}
        {...form.register('message')}
        error={form.errorOf('message')}
      />
      {draft.hadFiles.length > 0 && (
        <Callout kind="warning">{t('attachments.again', { names: draft.hadFiles.join(', ') })}</Callout>
      )}
      <Attachments
        look="field"
        text={(key, values) => t(`attachments.${key}`, values)}
        files={draft.files}
        onChange={draft.setFiles}
        progress={draft.progress}
        error={draft.fileFailure}
      />
    </>
  );
}
