import type { TalentProfile } from '@prova/contract/talents/talents';
import { type KeyboardEvent, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { InlineForm, InlineRead } from '../../../ui/inline-edit-frame.tsx';
import { NamedContext } from '../../../ui/property-row.tsx';
import { Select } from '../../../ui/select.tsx';
import { useInlineEdit } from '../../../ui/use-inline-edit.ts';
import { MoneyField } from '../../../widgets/money-field.tsx';
import { fieldId } from '../components/field-address.ts';
import { useChangeProfile } from './use-change-profile.ts';

const CURRENCIES = ['BRL', 'USD', 'EUR'];
const UNREADABLE = '?';

/** Amount and currency as one text, since they are edited and kept as one. */
const written = (cents: number | string | null, currency: string) => (cents === null ? '' : `${cents} ${currency}`);
function read(text: string): { cents: number | null; currency: string; unreadable: boolean } {
  const [amount = '', currency = CURRENCIES[0] ?? ''] = text.split(' ');
  return { cents: /^\d+$/.test(amount) ? Number(amount) : null, currency, unreadable: amount === UNREADABLE };
}

/** What somebody wants to earn in a month. */
export function PayEdit({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation(['talent-profile', 'parts']);
  const { moneyShort } = useFormat();
  const { change, errorText, keepAs } = useChangeProfile(profile);
  const named = useContext(NamedContext);
  const { payExpected, currency } = profile;
  const state = useInlineEdit({
    value: written(payExpected, currency ?? 'BRL'),
    keepAs: keepAs('payExpected'),
    validate: (text) => (read(text).unreadable ? t('parts:validation.money') : null),
    errorText,
    onSave: async (text) => {
      const { cents, currency } = read(text);
      await change({ payExpected: cents, ...(cents !== null && { currency }) });
    },
  });
  const draft = read(state.draft);
  const stored = payExpected === null ? '' : t('perMonth', { amount: moneyShort(payExpected, currency ?? undefined) });
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      state.cancel();
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      state.saveByKey();
    }
  };
  return (
    <div id={fieldId('payExpected')}>
      {!state.editing ? (
        <InlineRead
          ref={state.reader}
          label={t('fields.payExpected')}
          text={stored}
          placeholder={t('empty')}
          onEdit={state.edit}
        />
      ) : (
        <InlineForm
          saveButton={state.saveButton}
          saving={state.saving}
          stored={state.changed ? stored : undefined}
          onSave={() => void state.save()}
          onCancel={state.cancel}
        >
          <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_7rem]">
            <MoneyField
              label={t('fields.payExpected')}
              hideLabel={named}
              hint={t('hints.payExpected')}
              value={draft.cents}
              currency={draft.currency}
              error={state.error}
              autoFocus={state.opened}
              onKeyDown={keys}
              onChange={(cents, typed) =>
                state.change(written(cents ?? (typed.trim() ? UNREADABLE : null), draft.currency))
              }
            />
            <Select
              label={t('fields.currency')}
              hideLabel={named}
              value={draft.currency}
              options={CURRENCIES.map((value) => ({ value, label: value }))}
              onKeyDown={keys}
              onChange={({ target }) => state.change(written(draft.cents ?? UNREADABLE, target.value))}
            />
          </div>
        </InlineForm>
      )}
    </div>
  );
}
