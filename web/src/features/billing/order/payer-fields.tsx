import { STATES_OF_BRAZIL, TAX_ID_MAX } from '@prova/contract/billing/billing-fields';
import { formatPostalCode, formatTaxId } from '@prova/contract/billing/payer-masks';
import { BRAZILIAN_STATES } from '@prova/contract/brazilian-states';
import type { ChangeEvent } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { ContractForm } from '../../../lib/use-contract-form.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { orderForm } from './order-schema.ts';

type Form = ContractForm<z.input<typeof orderForm>, z.output<typeof orderForm>>;

/** Who pays, as the receipt names them. */
export function PayerFields({ form }: { form: Form }) {
  const { t } = useTranslation('billing');
  const field = (name: 'name' | 'street' | 'number' | 'complement' | 'district' | 'city') => ({
    label: t(`order.${name}`),
    ...form.register(`payer.${name}`),
    error: form.errorOf(`payer.${name}`),
  });
  const masked = (
    name: 'taxId' | 'postalCode',
    mask: (text: string) => string,
    maxLength: number,
    autoComplete: string,
  ) => (
    <Controller
      control={form.control}
      name={`payer.${name}`}
      render={({ field: { value, onChange, ...rest } }) => (
        <TextField
          {...rest}
          label={t(`order.${name}`)}
          required
          inputMode="numeric"
          autoComplete={autoComplete}
          maxLength={maxLength}
          value={value}
          error={form.errorOf(`payer.${name}`)}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            // In the middle of a number the mask would move the cursor.
            const atEnd = target.selectionStart === target.value.length;
            onChange(atEnd ? mask(target.value) : target.value);
          }}
        />
      )}
    />
  );
  return (
    <fieldset className="grid min-w-0 gap-x-4 gap-y-5 sm:grid-cols-6">
      <legend className="mb-4 text-h5 font-bold">
        {t('order.payer')}
        <span className="block text-small font-normal text-muted">{t('order.payerHint')}</span>
      </legend>
      <TextField {...field('name')} required autoComplete="name" maxLength={120} className="sm:col-span-4" />
      <div className="min-w-0 sm:col-span-2">{masked('taxId', formatTaxId, TAX_ID_MAX, 'off')}</div>
      <div className="min-w-0 sm:col-span-2">{masked('postalCode', formatPostalCode, 12, 'postal-code')}</div>
      <TextField {...field('street')} required autoComplete="off" maxLength={160} className="sm:col-span-4" />
      <TextField {...field('number')} required autoComplete="off" maxLength={20} className="sm:col-span-2" />
      <TextField {...field('complement')} optional autoComplete="off" maxLength={80} className="sm:col-span-2" />
      <TextField
        {...field('district')}
        required
        autoComplete="address-level3"
        maxLength={80}
        className="sm:col-span-2"
      />
      <TextField {...field('city')} required autoComplete="address-level2" maxLength={80} className="sm:col-span-4" />
      <Select
        label={t('order.state')}
        required
        autoComplete="address-level1"
        placeholder={t('order.stateChoice')}
        options={STATES_OF_BRAZIL.map((value) => ({ value, label: BRAZILIAN_STATES[value] ?? value }))}
        {...form.register('payer.state')}
        error={form.errorOf('payer.state')}
        className="sm:col-span-2"
      />
    </fieldset>
  );
}
