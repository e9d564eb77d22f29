import type { ShownVideo as Video } from '@prova/contract/attempts/video-answers';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useTestFacts } from '../../assessments/components/use-test-facts.ts';
import { useLastingVideo } from './use-lasting-video.ts';
import { VideoPlayer } from './video-player.tsx';

type Props = {
  video: Video;
  /** Loads it again, with a new link. */
  renew: () => unknown;
};

/** A video answer for whoever reads it, also while it is still on its way. */
export function ShownVideo({ video, renew }: Props) {
  const { t } = useTranslation('video');
  const facts = useTestFacts();
  const player = useRef<HTMLVideoElement>(null);
  const { source, failed, again, events } = useLastingVideo(video.url, renew);
  const [at, setAt] = useState(0);
  const [isTimed, setTimed] = useState(true);
  if (video.state !== 'complete' || !source)
    return <Callout kind="info">{t(video.state === 'lost' ? 'lostOther' : 'arriving')}</Callout>;
  const { seconds } = video;
  return (
    <div className="max-w-xl">
      <VideoPlayer
        ref={player}
        url={source}
        label={t('answer')}
        {...events}
        onLoadedMetadata={(event) => {
          setTimed(Number.isFinite(event.currentTarget.duration));
          events.onLoadedMetadata(event);
        }}
        onTimeUpdate={(event) => {
          setAt(event.currentTarget.currentTime);
          events.onTimeUpdate(event);
        }}
      />
      {/* Browsers record without saying how long it is: then the player has no place to seek by, though it can. */}
      {!isTimed && seconds !== null && (
        <input
          type="range"
          className="mt-2 w-full accent-brand"
          aria-label={t('place')}
          aria-valuetext={t('placeOf', { at: facts.duration(Math.round(at)), all: facts.duration(seconds) })}
          min={0}
          max={seconds}
          step={1}
          value={Math.min(Math.round(at), seconds)}
          onChange={(event) => {
            if (player.current) player.current.currentTime = Number(event.target.value);
          }}
        />
      )}
      {seconds !== null && (
        <p className="tabular mt-1 text-small text-muted">
          {isTimed
            ? facts.duration(seconds)
            : t('placeOf', { at: facts.duration(Math.round(at)), all: facts.duration(seconds) })}
        </p>
      )}
      {failed && (
        <Callout kind="error" live>
          <p>{t('unplayable')}</p>
          <Button size="sm" className="mt-2" onClick={again}>
            {t('playAgain')}
          </Button>
        </Callout>
      )}
    </div>
  );
}
