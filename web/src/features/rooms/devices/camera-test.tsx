import { VIDEO_QUALITIES } from '@prova/contract/rooms/room-fields';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/select.tsx';
import { DeviceSelect } from './device-select.tsx';
import type { LocalMedia } from './local-media.ts';
import type { MediaProblem } from './media-problem.ts';
import { TestItem } from './test-item.tsx';
import { useLocalDevices } from './use-local-devices.ts';

export type KindProps = {
  track: MediaStreamTrack | null;
  problem: MediaProblem | undefined;
  local: LocalMedia;
  error: string | undefined;
};

/** Which camera, and how sharp. */
export function CameraTest({ track, problem, local, error }: KindProps) {
  const { t } = useTranslation('rooms-devices');
  const { choice, cameras } = useLocalDevices();
  const isNone = choice.camera === null;
  return (
    <TestItem
      title={t('label.camera')}
      verdict={isNone ? 'none' : problem ? 'failed' : track ? 'passed' : 'untested'}
      word={isNone ? t('none.camera') : undefined}
    >
      <div className="flex flex-col gap-3">
        <DeviceSelect
          hideLabel
          kind="camera"
          devices={cameras}
          value={choice.camera}
          onChange={(camera) => local.choose({ camera }, 'camera')}
          error={error}
        />
        <Select
          label={t('quality.label')}
          hint={t('quality.hint')}
          name="quality"
          options={VIDEO_QUALITIES.map((quality) => ({ value: quality, label: t(`quality.${quality}`) }))}
          value={choice.quality}
          onChange={({ target }) => {
            const quality = VIDEO_QUALITIES.find((each) => each === target.value);
            if (quality) local.choose({ quality }, 'camera');
          }}
        />
      </div>
    </TestItem>
  );
}
