import { Link2, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Logo } from '../../../ui/logo.tsx';
import type { CallState } from '../call/call-state.ts';
import { TimeLeft } from './time-left.tsx';

const tones = { waiting: 'amber', active: 'green', ended: 'plain', cancelled: 'plain' } as const;

/** Which room it is, how it stands, and until when. */
export function RoomHeader({ state, onCopy }: { state: CallState; onCopy: () => void }) {
  const { t } = useTranslation('rooms');
  const { room, clockOffset } = state;
  if (!room) return null;
  return (
    <header className="flex min-h-12 items-center gap-x-3 px-3 py-1.5 sm:px-4">
      <span className="max-md:hidden">
        <Logo />
      </span>
      <h1 className="min-w-0 truncate text-body font-semibold sm:text-h5">{room.jobTitle ?? t('title')}</h1>
      <Badge tone={tones[room.status]} className="shrink-0">
        {t(`status.${room.status}`)}
      </Badge>
      {room.locked && (
        <span className="flex items-center gap-1.5 text-small text-muted">
          <Lock className="size-3.5" aria-hidden="true" />
          <span className="max-sm:sr-only">{t('locked')}</span>
        </span>
      )}
      <div className="ml-auto flex shrink-0 items-center gap-2">
        <TimeLeft room={room} clockOffset={clockOffset} />
        <IconButton label={t('copyLink')} icon={<Link2 />} onClick={onCopy} />
      </div>
    </header>
  );
}
