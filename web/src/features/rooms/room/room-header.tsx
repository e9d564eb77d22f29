import { Link2, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Logo } from '../../../ui/logo.tsx';
import type { CallState } from '../call/call-state.ts';
import { RecordingMark } from './recording-mark.tsx';
import { TimeLeft } from './time-left.tsx';

const tones = { waiting: 'amber', active: 'green', ended: 'plain', cancelled: 'plain' } as const;

type Props = { state: CallState; onCopy: () => void; onStopRecording: () => void; onWithdraw: () => void };

/** Which room it is, how it stands, and until when; and that it is recorded, for as long as it is. */
export function RoomHeader({ state, onCopy, onStopRecording, onWithdraw }: Props) {
  const { t } = useTranslation('rooms');
  const { room, clockOffset } = state;
  if (!room) return null;
  return (
    <header className="flex min-h-12 items-center gap-x-3 px-3 py-1.5 sm:px-4">
      <span className="max-md:hidden">
        <Logo />
      </span>
      <h1 className="min-w-0 truncate text-body font-semibold sm:text-h5">{room.jobTitle ?? t('title')}</h1>
      <Badge tone={tones[room.status]} className={cx('shrink-0', room.recording && 'max-sm:hidden')}>
        {t(`status.${room.status}`)}
      </Badge>
      {room.locked && (
        <span className="flex items-center gap-1.5 text-small text-muted">
          <Lock className="size-3.5" aria-hidden="true" />
          <span className="max-sm:sr-only">{t('locked')}</span>
        </span>
      )}
      <div className="ml-auto flex shrink-0 items-center gap-2">
        {room.recording?.state === 'recording' && (
          <RecordingMark
            recording={room.recording}
            clockOffset={clockOffset}
            isHost={state.self?.permissions.moderate ?? false}
            onStop={onStopRecording}
            onWithdraw={onWithdraw}
          />
        )}
        <TimeLeft room={room} clockOffset={clockOffset} />
        <IconButton label={t('copyLink')} icon={<Link2 />} onClick={onCopy} />
      </div>
    </header>
  );
}
