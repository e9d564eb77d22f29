import { offsetAt } from '@prova/contract/interviews/local-time';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../../ui/combo-box.tsx';
import { cityOf, TIME_ZONES } from '../../companies/components/time-zones.ts';
import { ownTimeZone } from '../interviews.queries.ts';

type Props = {
  value: string;
  /** On which day, since the clocks of many zones change. */
  at: Date;
  onChange: (timeZone: string) => void;
  error: string | undefined;
};

/** One of the zones of the world, by the city that names it. Those that are at hand come first. */
export function TimeZoneField({ value, at, onChange, error }: Props) {
  const { t } = useTranslation('interviews');
  const options = useMemo(() => {
    const zones = [value, ownTimeZone(), ...Object.keys(TIME_ZONES), ...Intl.supportedValuesOf('timeZone')];
    return [...new Set(zones)].map((zone) => ({ value: zone, label: cityOf(zone) }));
  }, [value]);
  return (
    <ComboBox
      label={t('form.timeZone')}
      hint={t('form.timeZoneHint', { offset: offsetAt(at, value).replace('-', '−') })}
      required
      options={options}
      value={value}
      onChange={(zone) => zone && onChange(zone)}
      error={error}
    />
  );
}
