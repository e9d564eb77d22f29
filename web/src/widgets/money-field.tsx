import { parseMoney } from '@prova/contract/typed-money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../lib/format.ts';
import { TextField } from '../ui/text-field.tsx';

type Props = {
  label: string;
  /** Hundredths. */
  value: number | null | undefined;
  onChange: (cents: number | null) => void;
  currency: string;
  hint?: string;
  error?: string | undefined;
};

/** An amount as people type it: "14.000", "14 mil", "R$ 14.000,50". It is written out when one leaves the field. */
export function MoneyField({ label, value, onChange, currency, hint, error }: Props) {
  const { t } = useTranslation('parts');
  const { locale, number } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const written = value == null ? '' : number(value / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <TextField
      label={label}
      hint={hint}
      prefix={currency === 'BRL' ? 'R$\u00a0' : `${currency}\u00a0`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={typed ?? written}
      error={unreadable ? t('validation.money') : error}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        setUnreadable(false);
        onChange(parseMoney(text, locale));
      }}
      onBlur={() => {
        const unread = Boolean(typed?.trim()) && value == null;
        setUnreadable(unread);
        if (!unread) setTyped(null);
      }}
    />
  );
}
