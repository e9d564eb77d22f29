import { Square, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { isMuted, keepMuted } from './sound-choice.ts';

type Props = { isReading: boolean; onRead: () => void; onStop: () => void };

/** Hear a question again, stop its reading, and whether the next ones are read out. */
export function SoundControls({ isReading, onRead, onStop }: Props) {
  const { t } = useTranslation(['ai-interview-session', 'ai-interview-voice']);
  const [muted, setMuted] = useState(isMuted);
  const choose = (next: boolean) => {
    keepMuted(next);
    setMuted(next);
    if (next) onStop();
  };
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      <Button
        size="sm"
        variant="quiet"
        icon={
          isReading ? (
            <Square className="size-4" aria-hidden="true" />
          ) : (
            <Volume2 className="size-4" aria-hidden="true" />
          )
        }
        onClick={isReading ? onStop : onRead}
      >
        {t(isReading ? 'sound.stop' : 'sound.again')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-pressed={muted}
        icon={<VolumeX className="size-4" aria-hidden="true" />}
        onClick={() => choose(!muted)}
      >
        {t('ai-interview-voice:muted')}
      </Button>
    </div>
  );
}
