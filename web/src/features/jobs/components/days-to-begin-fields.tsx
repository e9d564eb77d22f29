import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/number-field.tsx';
import { Switch } from '../../../ui/switch.tsx';

/** What a stage begins with once it asks by itself. */
const DAYS = 7;

type Props = {
  /** Null: somebody of the team asks. NaN for what is typed and is no number. */
  days: number | null;
  onChange: (days: number | null) => void;
  error: string | undefined;
};

/** Whether an AI interview stage asks whoever enters by itself, and how soon they have to begin. */
export function DaysToBeginFields({ days, onChange, error }: Props) {
  const { t } = useTranslation('jobs');
  const [typed, setTyped] = useState(String(days ?? DAYS));
  const automatic = days !== null;
  return (
    <>
      <Switch
        label={t('daysToBegin.automatic')}
        hint={t(automatic ? 'daysToBegin.automaticHint' : 'daysToBegin.byHandHint')}
        checked={automatic}
        onChange={(on) => {
          setTyped(String(DAYS));
          onChange(on ? DAYS : null);
        }}
      />
      {automatic && (
        <NumberField
          label={t('daysToBegin.days')}
          hint={t('daysToBegin.daysHint')}
          value={typed}
          error={error}
          onChange={(text) => {
            setTyped(text);
            onChange(/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);
          }}
        />
      )}
    </>
  );
}
