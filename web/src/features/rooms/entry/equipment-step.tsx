import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { DeviceChoice } from '../devices/device-choice.ts';
import { asksForMedia, EquipmentTest } from '../devices/equipment-test.tsx';
import { localDevices } from '../devices/local-devices.ts';
import { type LocalMedia, MEDIA_KINDS } from '../devices/local-media.ts';
import type { MediaKind } from '../devices/media-problem.ts';
import { useLocalDevices } from '../devices/use-local-devices.ts';
import { useLocalMedia } from '../devices/use-local-media.ts';
import { EntryFrame } from './entry-frame.tsx';
import { loadRoom } from './load-room.ts';

const trackKind = { camera: 'video', microphone: 'audio' } as const;

type Props = {
  publishes: boolean;
  isHost: boolean;
  onBack: () => void;
  /** Null: the equipment is only tested. @param takeStream hands over what is open, once the room is there to take it */
  onEnter: ((choice: DeviceChoice, takeStream: () => MediaStream | null) => Promise<void>) | null;
};

/** The equipment test, and from there into the room: nobody comes in without having said with what. */
export function EquipmentStep({ publishes, isHost, onBack, onEnter }: Props) {
  const { t } = useTranslation('rooms-devices');
  const { local, media } = useLocalMedia();
  const { choice: chosen } = useLocalDevices();
  const [errors, setErrors] = useState<Partial<Record<MediaKind, string>>>({});
  const [entering, setEntering] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isTrial = onEnter === null;
  useEffect(() => {
    if (isTrial) return;
    // Asked for again, and said, by the press that enters.
    return whenIdle(() => void loadRoom().catch(() => undefined));
  }, [isTrial]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt that leaves something unchosen.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const enter = async () => {
    if (!onEnter || entering) return;
    const { choice } = localDevices.read();
    const unchosen = publishes ? MEDIA_KINDS.filter((kind) => choice[kind] === undefined) : [];
    setErrors(Object.fromEntries(unchosen.map((kind) => [kind, t(`required.${kind}`)])));
    setFailure(null);
    if (unchosen.length > 0) return;
    setEntering(true);
    try {
      if (publishes && !(await isOpen(local, choice))) return;
      await onEnter(localDevices.read().choice, () => local.take());
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setEntering(false);
    }
  };
  // One thing comes first: what turns camera and microphone on.
  const asks = publishes && asksForMedia(media, chosen);
  const errorOf = (kind: MediaKind) => (chosen[kind] === undefined ? errors[kind] : undefined);
  const [camera, microphone] = [errorOf('camera'), errorOf('microphone')];

  return (
    <EntryFrame wide={publishes}>
      <header className="flex flex-col gap-2">
        <h1 className="text-h2">{t(isTrial ? 'trial' : publishes ? 'heading' : 'headingGuest')}</h1>
        <p className="text-muted">{t(publishes ? 'lead' : 'leadGuest')}</p>
      </header>
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <EquipmentTest
          local={local}
          media={media}
          publishes={publishes}
          actions={
            <>
              {failure && (
                <Callout kind="error" live title={t('notEntered')}>
                  {failure}
                </Callout>
              )}
              <div className="flex flex-wrap gap-3 max-sm:flex-col">
                {!isTrial && (
                  <Button type="submit" variant={asks ? 'secondary' : 'primary'} busy={entering}>
                    {t(isHost ? 'open' : 'knock')}
                  </Button>
                )}
                <Button icon={<ArrowLeft className="size-4" aria-hidden="true" />} onClick={onBack}>
                  {t('back')}
                </Button>
              </div>
            </>
          }
          errors={{ ...(camera && { camera }), ...(microphone && { microphone }) }}
        />
      </form>
    </EntryFrame>
  );
}

/** Whether all that was chosen is open; what is not is opened now, which may fail. */
async function isOpen(local: LocalMedia, choice: DeviceChoice): Promise<boolean> {
  const { stream } = local.read();
  const closed = MEDIA_KINDS.filter(
    (kind) =>
      choice[kind] !== null &&
      !stream?.getTracks().some((track) => track.kind === trackKind[kind] && track.readyState === 'live'),
  );
  if (closed.length === 0) return true;
  const opened = await local.open(closed);
  return opened.problems.length === 0 && opened.stream !== null;
}
