import type { RoomRecording } from '@prova/contract/rooms/room-protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Popover } from '../../../ui/popover.tsx';
import { RecordingWords } from './recording-words.tsx';

type Props = {
  recording: RoomRecording;
  /** By how much the clock of this computer differs from the server's, in milliseconds. */
  clockOffset: number;
  isHost: boolean;
  onStop: () => void;
  onWithdraw: () => void;
};

/** Everybody sees all the time that they are recorded, and finds here to what they have agreed, and the way out. */
export function RecordingMark({ recording, clockOffset, isHost, onStop, onWithdraw }: Props) {
  const { t } = useTranslation('rooms-recording');
  const { interrupted, startedAt, picture, byName } = recording;
  const words = t(interrupted ? 'mark.interrupted' : 'mark.recording');
  return (
    <Popover
      label={t('mark.label')}
      align="end"
      variant="bare"
      className={cx(
        'flex min-h-11 items-center gap-1.5 rounded-control px-2 text-small font-semibold whitespace-nowrap sm:min-h-9',
        interrupted ? 'text-amber' : 'text-red',
      )}
      panelClassName="max-sm:max-w-[calc(100vw-1rem)] sm:w-96"
      trigger={
        <>
          <span
            className={cx('size-2.5 shrink-0 rounded-full', interrupted ? 'border-2 border-current' : 'bg-current')}
            aria-hidden="true"
          />
          {words}
          {startedAt && <Elapsed since={startedAt} clockOffset={clockOffset} />}
        </>
      }
    >
      {(close) => (
        <div className="flex flex-col gap-3">
          <h2 className="text-h5">{t('mark.title')}</h2>
          <p>{t('mark.by', { name: byName })}</p>
          {interrupted && <p className="text-amber">{t('mark.interruptedText', { name: byName })}</p>}
          <RecordingWords picture={picture} />
          <div className="flex flex-wrap gap-2">
            {isHost && (
              <Button
                onClick={() => {
                  close();
                  onStop();
                }}
              >
                {t('stop.open')}
              </Button>
            )}
            {/* Nobody is inside a recorded room without having agreed. */}
            <Button
              onClick={() => {
                close();
                onWithdraw();
              }}
            >
              {t('withdraw.open')}
            </Button>
          </div>
        </div>
      )}
    </Popover>
  );
}

/** Seen, and not read out each second. */
function Elapsed({ since, clockOffset }: { since: string; clockOffset: number }) {
  const [now, look] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => look(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="tabular" aria-hidden="true">
      {lengthOf(now + clockOffset - Date.parse(since))}
    </span>
  );
}

/** Minutes and seconds, with hours where there are any: 4:07, 1:04:07. */
function lengthOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
