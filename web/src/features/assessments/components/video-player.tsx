/** A video answer as it is watched. */
export function VideoPlayer({ url, label }: { url: string; label: string }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: what somebody says of themselves has no captions.
    <video
      src={url}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      className="aspect-video w-full max-w-xl rounded-card bg-sunken"
    />
  );
}
