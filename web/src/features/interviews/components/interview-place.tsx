import type { InterviewType } from '@prova/contract/interviews/interview-fields';
import type { Interview } from '@prova/contract/interviews/interviews';
import { Copy, MapPin, Phone, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { copyText } from '../../jobs/components/copy-link.ts';
import { InterviewPart } from './interview-parts.tsx';

type Placed = { type: InterviewType; location: string; roomCode: string | null };
type PlacedNow = Placed & Pick<Interview, 'status'>;

const isAhead = ({ status }: PlacedNow) => status === 'scheduled' || status === 'in_progress';

export const TYPE_ICONS = { video: Video, presencial: MapPin, telefone: Phone } as const;

/** Where an interview is, on its page. Of an erased person it is gone. */
export function PlacePart(interview: PlacedNow) {
  const { t } = useTranslation('interviews');
  if (interview.location === '') return null;
  return (
    <InterviewPart title={t(`place.${interview.type}`)}>
      <p>
        <PlaceText {...interview} />
      </p>
      {isAhead(interview) && (
        <div className="mt-2">
          <PlaceActions {...interview} />
        </div>
      )}
    </InterviewPart>
  );
}

/** Where an interview is: a room, a link or a number opens by itself, as long as it is of use. */
export function PlaceText(interview: PlacedNow) {
  const { t } = useTranslation('interviews');
  const { type, location, roomCode } = interview;
  const ahead = isAhead(interview);
  if (!ahead && roomCode !== null) return t('room.own');
  if (!ahead || type === 'presencial') return <span className="wrap-anywhere whitespace-pre-line">{location}</span>;
  return (
    <a
      href={type === 'video' ? location : `tel:${location}`}
      {...(type === 'video' && { target: '_blank', rel: 'noopener noreferrer' })}
      className="font-semibold text-brand wrap-anywhere hover:underline"
    >
      {roomCode === null ? location : t('room.own')}
    </a>
  );
}

/** What one does with it: open the link, call, take it along. */
export function PlaceActions({ type, location, roomCode }: Placed) {
  const { t } = useTranslation('interviews');
  const copy = () => copyText(location, { done: t(`copied.${type}`), failed: t('copyFailed', { text: location }) });
  return (
    <div className="flex flex-wrap gap-2">
      {type === 'video' && (
        <LinkButton
          size="sm"
          href={location}
          target="_blank"
          rel="noopener noreferrer"
          icon={<Video className="size-4" />}
        >
          {t(roomCode === null ? 'open.video' : 'room.enter')}
        </LinkButton>
      )}
      {type === 'telefone' && (
        <LinkButton size="sm" href={`tel:${location}`} icon={<Phone className="size-4" />}>
          {t('open.telefone')}
        </LinkButton>
      )}
      <Button size="sm" variant="quiet" icon={<Copy className="size-4" />} onClick={() => void copy()}>
        {t(`copy.${type}`)}
      </Button>
    </div>
  );
}
