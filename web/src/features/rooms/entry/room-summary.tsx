import type { RoomEntry } from '@prova/contract/rooms/rooms';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { useMeeting } from '../../interviews/components/use-meeting.ts';
import { CopyRoomLink } from './copy-room-link.tsx';

/** Which room this is: for whoever is invited what it is about and when, for all its code and whether it has begun. */
export function RoomSummary({ entry }: { entry: RoomEntry }) {
  const { t } = useTranslation('rooms-entry');
  const { code, status, interview } = entry;
  const isActive = status === 'active';
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="sr-only">{t('summary.label')}</h2>
      {interview && <When interview={interview} />}
      {interview && (
        <dl className="divide-y divide-border">
          <Row label={t('summary.company')} value={interview.companyName} />
          {interview.candidateName !== null && <Row label={t('summary.candidate')} value={interview.candidateName} />}
          <Row label={t('summary.you')} value={t(`summary.as.${entry.access}`)} />
        </dl>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-muted">{t('summary.room')}</span>{' '}
          <span className="font-mono font-semibold">{code}</span>
          <Badge tone={isActive ? 'blue' : 'plain'} dot={isActive}>
            {t(isActive ? 'summary.active' : 'summary.waiting')}
          </Badge>
        </p>
        <CopyRoomLink code={code} />
      </div>
    </Card>
  );
}

function When({ interview }: { interview: NonNullable<RoomEntry['interview']> }) {
  const { t } = useTranslation('rooms-entry');
  const meeting = useMeeting(interview);
  const { other } = meeting;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-h3 font-bold first-letter:uppercase">
        <time dateTime={interview.startsAt}>{meeting.day}</time>
      </p>
      <p className="text-h4 font-semibold">
        {meeting.time}{' '}
        <span className="text-body font-normal text-muted">
          {other ? t('summary.ownZone', { zone: meeting.zone }) : `(${meeting.zone})`}
        </span>
      </p>
      {other && (
        <p className="text-muted">
          {t('summary.otherZone', {
            time: other.day === meeting.day ? other.time : `${other.day}, ${other.time}`,
            zone: other.zone,
          })}
        </p>
      )}
    </div>
  );
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-x-6 gap-y-0.5 py-2.5 max-sm:flex-col">
    <dt className="shrink-0 text-muted">{label}</dt>
    <dd className="min-w-0 font-semibold wrap-anywhere sm:text-right">{value}</dd>
  </div>
);
