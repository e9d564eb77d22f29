import { parseMoney } from '@prova/contract/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { TextField } from '../../../../ui/text-field.tsx';

type Props = {
  label: string;
  /** Hundredths. */
  value: number | null;
  onChange: (cents: number | null) => void;
  currency: string;
  error?: string | undefined;
};

/** An amount as people type it: "14.000", "14 mil", "R$ 14.000,50". It is written out when one leaves the field. */
export function MoneyField({ label, value, onChange, currency, error }: Props) {
  const { t } = useTranslation('wizard');
  const { locale, number } = useFormat();
  const written = (cents: number | null) =>
    cents === null ? '' : number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const [typed, setTyped] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  return (
    <TextField
      label={label}
      prefix={currency === 'BRL' ? 'R$ ' : `${currency} `}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={typed ?? written(value)}
      error={unreadable ? t('details.payUnreadable') : error}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        setUnreadable(false);
        onChange(parseMoney(text, locale));
      }}
      onBlur={() => {
        const unread = typed !== null && typed.trim() !== '' && value === null;
        setUnreadable(unread);
        if (!unread) setTyped(null);
      }}
    />
  );
}
