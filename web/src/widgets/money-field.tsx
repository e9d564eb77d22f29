import { parseMoney } from '@prova/contract/typed-money';
import { type KeyboardEventHandler, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../lib/format.ts';
import { TextField } from '../ui/text-field.tsx';

type Props = {
  label: string;
  /** Hundredths. */
  value: number | null | undefined;
  /** @param typed what stands in the field: with null, it says whether it is empty or cannot be read */
  onChange: (cents: number | null, typed: string) => void;
  currency: string;
  hint?: string;
  error?: string | undefined;
  hideLabel?: boolean;
  autoFocus?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
};

/** An amount as people type it: "14.000", "14 mil", "R$ 14.000,50". It is written out when one leaves the field. */
export function MoneyField({ label, value, onChange, currency, hint, error, ...field }: Props) {
  const { t } = useTranslation('parts');
  const { locale, number } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const written = value == null ? '' : number(value / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <TextField
      {...field}
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
        onChange(parseMoney(text, locale), text);
      }}
      onBlur={() => {
        const unread = Boolean(typed?.trim()) && value == null;
        setUnreadable(unread);
        if (!unread) setTyped(null);
      }}
    />
  );
}
