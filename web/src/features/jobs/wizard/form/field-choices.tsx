import { FIXED_FIELDS } from '@prova/contract/jobs/form-fields';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/card.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import type { FormValues } from '../step-data.ts';

type Choice = FormValues['fields'][number];

/** The standard fields, each asked or not, required or not. A field that is not asked cannot be required. */
export function FieldChoices({
  fields,
  onChange,
}: {
  fields: readonly Choice[];
  onChange: (fields: Choice[]) => void;
}) {
  const { t } = useTranslation('wizard');
  const change = (field: Choice['field'], next: Partial<Choice>) =>
    onChange(fields.map((one) => (one.field === field ? { ...one, ...next } : one)));
  return (
    <Card padded={false} as="section" aria-labelledby="form-fields">
      <table className="w-full border-collapse text-sm">
        <caption id="form-fields" className="px-4 py-2 text-left font-heading sm:py-3 text-h5 font-bold">
          {t('form.fields')}
        </caption>
        <thead>
          <tr className="border-y text-small text-muted">
            <th scope="col" className="px-4 py-2 text-left font-semibold">
              {t('form.field')}
            </th>
            <th scope="col" className="w-20 px-2 py-2 text-left font-semibold">
              {t('form.visible')}
            </th>
            <th scope="col" className="w-24 px-2 py-2 pr-4 text-left font-semibold">
              {t('form.required')}
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, visible, required }) => {
            const name = t(`form.fieldNames.${field}`);
            const fixed = FIXED_FIELDS.includes(field);
            return (
              <tr key={field} className="border-b last:border-0">
                <th scope="row" className="px-4 py-2 text-left font-medium">
                  {name}
                </th>
                {fixed ? (
                  <td colSpan={2} className="px-2 py-2 text-muted">
                    <span className="inline-flex items-center gap-1.5">
                      <Lock className="size-3.5 shrink-0" />
                      {t('form.locked')}
                    </span>
                  </td>
                ) : (
                  <>
                    <td className="px-2 py-1.5">
                      <Switch
                        label={t('form.visibleOf', { field: name })}
                        hideLabel
                        checked={visible}
                        onChange={(on) => change(field, { visible: on, required: on && required })}
                      />
                    </td>
                    <td className="px-2 py-1.5 pr-4">
                      <Switch
                        label={t('form.requiredOf', { field: name })}
                        hideLabel
                        checked={required}
                        onChange={(on) => change(field, { required: on, visible: on || visible })}
                      />
                    </td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
