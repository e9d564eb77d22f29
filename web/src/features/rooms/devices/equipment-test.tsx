import { Video } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { CameraPicture } from './camera-picture.tsx';
import { CameraTest } from './camera-test.tsx';
import { ConnectionTest } from './connection-test.tsx';
import { BROWSERS_OWN, type DeviceChoice } from './device-choice.ts';
import { DeviceProblem } from './device-problem.tsx';
import { localDevices } from './local-devices.ts';
import { type LocalMedia, MEDIA_KINDS, type MediaState } from './local-media.ts';
import type { MediaKind, MediaProblem } from './media-problem.ts';
import { MicrophoneTest } from './microphone-test.tsx';
import { SpeakerTest } from './speaker-test.tsx';
import { useLocalDevices } from './use-local-devices.ts';

type Props = {
  local: LocalMedia;
  media: MediaState;
  /** Whether this person sends sound and pictures; who only observes needs a speaker and a connection. */
  publishes: boolean;
  errors: Readonly<Partial<Record<MediaKind, string>>>;
  /** What one does with it: it stands below the picture, where there is one. */
  actions: ReactNode;
};

/** Camera, microphone, speaker and connection, each with its pass or fail and what mends it. */
export function EquipmentTest({ local, media, publishes, errors, actions }: Props) {
  const { t } = useTranslation('rooms-devices');
  const { choice } = useLocalDevices();
  const camera = media.stream?.getVideoTracks()[0] ?? null;
  const microphone = media.stream?.getAudioTracks()[0] ?? null;
  const problemOf = (kind: MediaKind) => media.problems.find((problem) => problem.kind === kind);
  const column = useRef<HTMLDivElement>(null);
  /** What was pressed may be gone once it is done: the keyboard goes on at the next button then. */
  const press = (work: () => unknown) => async () => {
    await work();
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) column.current?.querySelector('button')?.focus();
    });
  };
  const turnOn = () => {
    const { camera = BROWSERS_OWN, microphone = BROWSERS_OWN } = localDevices.read().choice;
    localDevices.choose({ camera, microphone });
    return local.open();
  };
  const parts = (
    <Card className="flex flex-col gap-5">
      {publishes && <CameraTest track={camera} problem={problemOf('camera')} local={local} error={errors.camera} />}
      {publishes && (
        <MicrophoneTest track={microphone} problem={problemOf('microphone')} local={local} error={errors.microphone} />
      )}
      <SpeakerTest />
      <ConnectionTest />
    </Card>
  );
  if (!publishes)
    return (
      <>
        {parts}
        {actions}
      </>
    );

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div ref={column} className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-6">
        <CameraPicture track={camera}>
          {asksForMedia(media, choice) ? (
            <>
              <p className="max-w-xs">{t('ask')}</p>
              <Button
                variant="primary"
                icon={<Video className="size-4" aria-hidden="true" />}
                busy={media.opening}
                onClick={press(turnOn)}
              >
                {t('turnOn')}
              </Button>
            </>
          ) : (
            <p>{t(choice.camera === null ? 'cameraOff' : 'noPicture')}</p>
          )}
        </CameraPicture>
        {groupsOf(media.problems).map(({ kind, code, kinds }) => (
          <DeviceProblem
            key={kind}
            kind={kind}
            code={code}
            onRetry={press(() => local.open(kinds))}
            onWithout={press(() => {
              for (const each of kinds) local.choose({ [each]: null }, each);
            })}
          />
        ))}
        <div role="status" className="flex flex-col gap-4 empty:hidden">
          {media.replaced.map((kind) => (
            <Callout key={kind} kind="warning">
              {t(`replaced.${kind}`)}
            </Callout>
          ))}
        </div>
        {actions}
      </div>
      {parts}
    </div>
  );
}

/** Whether camera and microphone wait to be turned on: nothing is open, nothing failed, and not both were chosen away. */
export const asksForMedia = ({ stream, problems }: MediaState, { camera, microphone }: DeviceChoice): boolean =>
  stream === null && problems.length === 0 && !(camera === null && microphone === null);

/** What both lack for the same reason is said once. */
function groupsOf(problems: readonly MediaProblem[]) {
  const [first, second] = problems;
  if (first && second?.code === first.code) return [{ kind: 'both' as const, code: first.code, kinds: MEDIA_KINDS }];
  return problems.map(({ kind, code }) => ({ kind, code, kinds: [kind] }));
}
