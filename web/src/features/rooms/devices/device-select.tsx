import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/select.tsx';
import { BROWSERS_OWN } from './device-choice.ts';
import type { ListedDevice } from './local-devices.ts';

/** For "none"; no device has such an id. */
const NONE = '-';

type Props = {
  kind: 'camera' | 'microphone' | 'speaker';
  devices: readonly ListedDevice[];
  value: string | null | undefined;
  onChange: (value: string | null) => void;
  error?: string | undefined;
  /** Where the place says already what is chosen. */
  hideLabel?: boolean;
};

/** One of the devices of a kind, whatever the browser takes by itself, or none of them. */
export function DeviceSelect({ kind, devices, value, onChange, error, hideLabel = false }: Props) {
  const { t } = useTranslation('rooms-devices');
  const isThere = typeof value !== 'string' || value === BROWSERS_OWN || devices.some(({ id }) => id === value);
  const options = [
    { value: BROWSERS_OWN, label: t(`own.${kind}`) },
    ...devices.map(({ id, name }, index) => ({
      value: id,
      label: name || t(`numbered.${kind}`, { number: index + 1 }),
    })),
    // Chosen before, and not plugged in now.
    ...(isThere ? [] : [{ value, label: t('away') }]),
    ...(kind === 'speaker' ? [] : [{ value: NONE, label: t(`none.${kind}`) }]),
  ];
  return (
    <Select
      label={t(`label.${kind}`)}
      hideLabel={hideLabel}
      name={kind}
      required={kind !== 'speaker'}
      {...(value === undefined && { placeholder: t(`choose.${kind}`) })}
      options={options}
      value={value === null ? NONE : (value ?? '')}
      onChange={({ target }) => target.value !== '' && onChange(target.value === NONE ? null : target.value)}
      error={error}
    />
  );
}
