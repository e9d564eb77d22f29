import { useEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';

/** What a stream shows. Its sound is played elsewhere, so that it goes on when the picture moves. */
export function Picture({
  stream,
  label,
  mirrored = false,
  whole = false,
}: {
  stream: MediaStream;
  label: string;
  /** Of oneself, as one knows it. */
  mirrored?: boolean;
  /** All of it has to be seen: words on a screen. */
  whole?: boolean;
}) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return (
    <video
      ref={video}
      aria-label={label}
      autoPlay
      muted
      playsInline
      className={cx('size-full', whole ? 'object-contain' : 'object-cover', mirrored && '-scale-x-100')}
    />
  );
}
