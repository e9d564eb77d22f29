import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { KindProps } from './camera-test.tsx';
import { DeviceSelect } from './device-select.tsx';
import { MicrophoneMeter } from './microphone-meter.tsx';
import { TestItem, type Verdict } from './test-item.tsx';
import { useLocalDevices } from './use-local-devices.ts';
import { useMicrophoneLevel } from './use-microphone-level.ts';

/** Which microphone, and whether it hears whoever speaks. */
export function MicrophoneTest({ track, problem, local, error }: KindProps) {
  const { t } = useTranslation('rooms-devices');
  const { choice, microphones } = useLocalDevices();
  const { level, hearing } = useMicrophoneLevel(track);
  const isNone = choice.microphone === null;
  const verdicts = { listening: 'untested', silent: 'failed', heard: 'passed' } as const;
  const verdict: Verdict = isNone ? 'none' : problem ? 'failed' : track ? verdicts[hearing] : 'untested';
  return (
    <TestItem title={t('label.microphone')} verdict={verdict} word={isNone ? t('none.microphone') : undefined}>
      <DeviceSelect
        hideLabel
        kind="microphone"
        devices={microphones}
        value={choice.microphone}
        onChange={(microphone) => local.choose({ microphone }, 'microphone')}
        error={error}
      />
      {track && <MicrophoneMeter level={level} hearing={hearing} />}
      {!isNone && (
        <Checkbox
          name="noiseSuppression"
          label={t('noise')}
          hint={t('noiseText')}
          checked={choice.noiseSuppression}
          onChange={({ target }) => local.choose({ noiseSuppression: target.checked }, 'microphone')}
        />
      )}
    </TestItem>
  );
}
