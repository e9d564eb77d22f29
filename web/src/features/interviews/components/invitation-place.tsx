import type { Invitation } from '@prova/contract/interviews/interviews';
import { formatPhone } from '@prova/contract/phone-mask';
import { Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CopyButton } from './copy-button.tsx';

const LINK = 'min-w-0 rounded-sm font-semibold text-brand underline wrap-anywhere';

type Props = Pick<Invitation, 'type' | 'location' | 'roomCode'>;

/** Where an interview takes place, ready for use: a room to enter, a link to follow, an address to copy, a number to call. */
export function InvitationPlace({ type, location, roomCode }: Props) {
  const { t } = useTranslation('interviews-invitation');
  if (roomCode !== null)
    return (
      <span className="flex flex-col gap-1.5 sm:items-end">
        <LinkButton href={location} icon={<Video className="size-4" />}>
          {t('enterRoom')}
        </LinkButton>
        <span className="text-small font-normal text-muted">{t('roomHint')}</span>
      </span>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 sm:justify-end">
      {type === 'video' && (
        <a href={location} target="_blank" rel="noopener noreferrer" className={LINK}>
          {location.replace(/^https:\/\//, '').replace(/\/$/, '')}
          <span className="sr-only"> {t('newWindow')}</span>
        </a>
      )}
      {type === 'presencial' && <span className="min-w-0 wrap-anywhere">{location}</span>}
      {type === 'telefone' && (
        <a href={`tel:${location}`} className={LINK}>
          {formatPhone(location)}
        </a>
      )}
      <CopyButton text={location} label={t(`copyPlace.${type}`)} />
    </span>
  );
}
