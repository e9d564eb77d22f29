import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'video'>, 'src' | 'className' | 'children'> & { url: string; label: string };

/** A video answer as it is watched. */
export function VideoPlayer({ url, label, ...video }: Props) {
  return (
    // What somebody says of themselves has no captions.
    <video
      {...video}
      src={url}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      className="aspect-video w-full max-w-xl rounded-card bg-sunken"
    />
  );
}
