import type { Recording } from '@prova/contract/recordings/recordings';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Select } from '../../../ui/select.tsx';
import { clockOf, lineAt } from '../player/timeline.ts';
import { usePlayer } from '../player/use-player.ts';
import { Transcript } from './transcript.tsx';

const RATES = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** Picture and sound, with what is said beside them. */
export function RecordingPlayer({
  recording,
  renew,
}: {
  recording: Recording;
  renew: () => Promise<Recording['segments']>;
}) {
  const { t } = useTranslation('recordings');
  const locale = useLocale();
  const player = usePlayer(recording, renew);
  const { segments, transcript, picture } = recording;
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-3">
        {player.failed ? (
          <Callout
            kind="error"
            live
            title={t('playError.title')}
            action={
              <Button size="sm" onClick={() => void player.retry()}>
                {t('playError.retry')}
              </Button>
            }
          >
            {t('playError.text')}
          </Callout>
        ) : (
          <video
            ref={player.video}
            src={player.src}
            controls
            playsInline
            preload="metadata"
            aria-label={t('player')}
            className={picture ? 'aspect-video w-full rounded-card bg-black' : 'h-24 w-full rounded-card bg-black'}
            {...player.events}
          />
        )}
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={t('rate')}
            value={String(player.rate)}
            onChange={(event) => player.setRate(Number(event.target.value))}
            options={RATES.map((rate) => ({ value: String(rate), label: `${formatNumber(rate, locale)}×` }))}
            className="w-32"
          />
          {segments.length > 1 && (
            <ul className="flex flex-wrap gap-2" aria-label={t('parts')}>
              {segments.map(({ id, offsetMs }, index) => (
                <li key={id}>
                  <Button
                    size="sm"
                    variant={index === player.segment ? 'secondary' : 'quiet'}
                    aria-pressed={index === player.segment}
                    onClick={() => player.open(index)}
                  >
                    {t('part', { number: index + 1, at: clockOf(offsetMs) })}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Transcript lines={transcript} current={lineAt(transcript, player.moment)} onPick={(ms) => player.seek(ms)} />
    </div>
  );
}
