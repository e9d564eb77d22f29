import type { ShownVideo as Video } from '@prova/contract/assessments/video-answers';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';
import { useTestFacts } from './use-test-facts.ts';
import { VideoPlayer } from './video-player.tsx';

/** A video answer for whoever reads it, also while it is still on its way. */
export function ShownVideo({ video }: { video: Video }) {
  const { t } = useTranslation('video');
  const facts = useTestFacts();
  if (video.state !== 'complete' || !video.url)
    return <Callout kind="info">{t(video.state === 'lost' ? 'lostOther' : 'arriving')}</Callout>;
  return (
    <div>
      <VideoPlayer url={video.url} label={t('answer')} />
      {video.seconds !== null && <p className="mt-1 text-small text-muted">{facts.duration(video.seconds)}</p>}
    </div>
  );
}
