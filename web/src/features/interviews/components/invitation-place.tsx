import type { Invitation } from '@prova/contract/interviews/interviews';
import { formatPhone } from '@prova/contract/phone-mask';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button.tsx';

const LINK = 'min-w-0 rounded-sm font-semibold text-brand underline wrap-anywhere';

/** Where an interview takes place, ready for use: a link to follow, an address to copy, a number to call. */
export function InvitationPlace({ type, location }: Pick<Invitation, 'type' | 'location'>) {
  const { t } = useTranslation('interviews-invitation');
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
