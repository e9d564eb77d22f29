import type { PeerRole } from '@prova/contract/rooms/room-fields';
import { AudioLines, MicOff, SignalLow, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import type { LinkState } from '../call/media-engine.ts';
import { Picture } from './picture.tsx';

/** A person as the stage shows them. */
export interface Seen {
  readonly id: string;
  readonly name: string;
  readonly role: PeerRole;
  readonly own: boolean;
  /** Null: nothing is to be seen of them. */
  readonly picture: MediaStream | null;
  readonly audio: boolean;
  readonly speaking: boolean;
  readonly link: LinkState | 'lost';
  /** Height of the picture that comes, for whoever wants to know. */
  readonly height?: number | null;
}

/** One person: what their camera shows, or their initials, with name and how they are to be heard. */
export function Tile({ seen, small = false, className }: { seen: Seen; small?: boolean; className?: string }) {
  const { t } = useTranslation('rooms');
  const { name, own, role, picture, audio, speaking, link } = seen;
  const isAway = link === 'none' || link === 'lost';
  const label = own ? (role === 'host' ? t('youHost') : t('you')) : name;
  return (
    <li
      data-speaking={speaking || undefined}
      className={cx(
        'relative grid min-h-0 min-w-0 place-items-center overflow-hidden rounded-card bg-surface',
        // The ring lies inside, so that nothing moves and nothing is cut off.
        'after:pointer-events-none after:absolute after:inset-0 after:rounded-card after:border-2 after:transition-colors',
        speaking ? 'after:border-brand' : 'after:border-border',
        className,
      )}
    >
      {picture ? (
        <div className={cx('absolute inset-0', isAway && 'opacity-40')}>
          <Picture stream={picture} label={t('pictureOf', { name: label })} mirrored={own} />
        </div>
      ) : (
        <Avatar
          name={name}
          size={small ? 'md' : 'lg'}
          className={cx(!small && 'sm:size-24 sm:text-h2', isAway && 'opacity-40')}
        />
      )}
      {isAway && (
        <p className="absolute inset-x-2 top-2 flex justify-center">
          <span className="flex items-center gap-1.5 rounded-full bg-sunken/90 px-3 py-1 text-small">
            <WifiOff className="size-3.5 shrink-0" aria-hidden="true" />
            {t(link === 'lost' ? 'link.lost' : 'link.none')}
          </span>
        </p>
      )}
      {link === 'weak' && (
        <span className="absolute top-2 right-2 flex items-center gap-1.5 rounded-sm bg-sunken/90 px-2 py-1 text-small text-amber">
          <SignalLow className="size-3.5" aria-hidden="true" />
          <span className={cx(small && 'sr-only')}>{t('link.weak')}</span>
        </span>
      )}
      <p
        className={cx(
          'absolute bottom-1.5 left-1.5 flex max-w-[calc(100%-0.75rem)] items-center gap-1.5 rounded-sm bg-sunken/90',
          small ? 'px-1.5 py-0.5 text-xs' : 'px-2.5 py-1 text-sm',
        )}
      >
        {!audio && (
          <>
            <MicOff className="size-3.5 shrink-0 text-red" aria-hidden="true" />
            <span className="sr-only">{t('muted')}</span>
          </>
        )}
        {audio && speaking && (
          <>
            <AudioLines className="size-3.5 shrink-0 text-brand" aria-hidden="true" />
            <span className="sr-only">{t('speaking')}</span>
          </>
        )}
        <span className="truncate font-semibold">{label}</span>
        {!own && !small && <span className="shrink-0 text-muted max-sm:hidden">{t(`roles.${role}`)}</span>}
      </p>
    </li>
  );
}
