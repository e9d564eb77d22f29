import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/select.tsx';
import { useInterviewTimes } from './use-interview-times.ts';

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240];

type Props = { value: number; onChange: (minutes: number) => void; error: string | undefined };

/** How long an interview takes: what people usually choose, and what it takes already. */
export function LengthField({ value, onChange, error }: Props) {
  const { t } = useTranslation('interviews');
  const times = useInterviewTimes();
  const lengths = LENGTHS.includes(value) ? LENGTHS : [...LENGTHS, value].toSorted((a, b) => a - b);
  return (
    <Select
      label={t('form.minutes')}
      required
      options={lengths.map((minutes) => ({ value: String(minutes), label: times.length(minutes) }))}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
      error={error}
    />
  );
}
