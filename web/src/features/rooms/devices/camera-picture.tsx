import { VideoOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  /** Null: there is nothing to see. */
  track: MediaStreamTrack | null;
  /** In the place of the picture. */
  children?: ReactNode;
};

/** What the camera sees, as in a mirror. */
export function CameraPicture({ track, children }: Props) {
  const { t } = useTranslation('rooms-devices');
  const picture = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (picture.current) picture.current.srcObject = track && new MediaStream([track]);
  }, [track]);
  return (
    <div className="relative grid aspect-video w-full place-items-center overflow-hidden rounded-card bg-sunken">
      {track ? (
        <video
          ref={picture}
          aria-label={t('picture')}
          autoPlay
          muted
          playsInline
          className="size-full -scale-x-100 object-cover"
        />
      ) : (
        <div className="flex flex-col items-center gap-3 p-4 text-center text-muted">
          <VideoOff className="size-8" aria-hidden="true" />
          {children}
        </div>
      )}
    </div>
  );
}
