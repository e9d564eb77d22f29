import { VIDEO_QUALITIES } from '@prova/contract/rooms/room-fields';
import { useTranslation } from 'react-i18next';
import { type Hearing, SPEECH_LANGUAGES } from '../../../lib/speech/recognition.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { Call } from '../call/call.ts';
import type { CallState } from '../call/call-state.ts';
import { DeviceProblem } from '../devices/device-problem.tsx';
import { DeviceSelect } from '../devices/device-select.tsx';
import { canChooseSpeaker } from '../devices/play-tone.ts';
import { useLocalDevices } from '../devices/use-local-devices.ts';
import { captionLanguageOf, roomPreferences, useRoomPreferences } from './room-preferences.ts';

type Props = {
  call: Call;
  state: CallState;
  /** Who would hear what is said for captions; left out where that is not known yet. */
  hearing?: Hearing | undefined;
  onClose: () => void;
};

/** Devices, quality and what one hears and sees, changed while talking. */
export function SettingsDialog({ call, state, hearing, onClose }: Props) {
  const { t } = useTranslation(['rooms', 'rooms-devices']);
  const { choice, cameras, microphones, speakers } = useLocalDevices();
  const preferences = useRoomPreferences();
  const { own, self, transcriber } = state;
  const by = hearing ? t(`settings.captionsBy.${hearing}`, { service: transcriber ?? '' }) : '';
  // At the door only the wish is known.
  const publishes = self?.permissions.publish ?? !call.observes;
  const choose = (kind: 'camera' | 'microphone', id: string | null) => {
    const turn = kind === 'camera' ? call.own.setVideo : call.own.setAudio;
    if (id === null) return void turn(false);
    const isOff = kind === 'camera' ? !own.video : false;
    void call.choose({ [kind]: id }).then(() => (isOff ? turn(true) : undefined));
  };
  return (
    <Dialog open onClose={onClose} title={t('settings.title')}>
      <div className="flex flex-col gap-5">
        {publishes && (
          <>
            <DeviceSelect
              kind="camera"
              devices={cameras}
              value={own.video ? choice.camera : null}
              onChange={(id) => choose('camera', id)}
            />
            {own.problems.camera && (
              <DeviceProblem kind="camera" code={own.problems.camera} onRetry={() => void call.own.setVideo(true)} />
            )}
            <DeviceSelect
              kind="microphone"
              devices={microphones}
              value={choice.microphone}
              onChange={(id) => choose('microphone', id)}
            />
            {own.problems.microphone && (
              <DeviceProblem
                kind="microphone"
                code={own.problems.microphone}
                onRetry={() => void call.own.setAudio(true)}
              />
            )}
          </>
        )}
        {canChooseSpeaker() && (
          <DeviceSelect
            kind="speaker"
            devices={speakers}
            value={choice.speaker}
            onChange={(speaker) => void call.choose({ speaker: speaker ?? choice.speaker })}
          />
        )}
        {publishes && (
          <>
            <Select
              label={t('rooms-devices:quality.label')}
              hint={t('rooms-devices:quality.hint')}
              options={VIDEO_QUALITIES.map((quality) => ({
                value: quality,
                label: t(`rooms-devices:quality.${quality}`),
              }))}
              value={choice.quality}
              onChange={({ target }) => {
                const quality = VIDEO_QUALITIES.find((each) => each === target.value);
                if (quality) void call.choose({ quality });
              }}
            />
            <Switch
              label={t('rooms-devices:noise')}
              hint={t('rooms-devices:noiseText')}
              checked={choice.noiseSuppression}
              onChange={(noiseSuppression) => void call.choose({ noiseSuppression })}
            />
          </>
        )}
        <Select
          label={t('settings.captionLanguage')}
          hint={`${t('settings.captionLanguageHint')} ${by}`}
          options={SPEECH_LANGUAGES.map((language) => ({
            value: language,
            label: t(`settings.languages.${language}`),
          }))}
          value={captionLanguageOf(preferences)}
          onChange={({ target }) =>
            roomPreferences.change({
              captionLanguage: SPEECH_LANGUAGES.find((language) => language === target.value) ?? null,
            })
          }
        />
        {self?.permissions.moderate && (
          <Switch
            label={t('settings.knock')}
            checked={preferences.knockTone}
            onChange={(knockTone) => roomPreferences.change({ knockTone })}
          />
        )}
        <Switch
          label={t('settings.shortcuts')}
          hint={t('settings.shortcutsHint')}
          checked={preferences.shortcuts}
          onChange={(shortcuts) => roomPreferences.change({ shortcuts })}
        />
      </div>
    </Dialog>
  );
}
