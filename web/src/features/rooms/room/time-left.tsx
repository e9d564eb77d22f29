import type { RoomState } from '@prova/contract/rooms/room-protocol';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMeeting } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { cx } from '../../../ui/cx.ts';
import { toast } from '../../../ui/toast-store.ts';

const LOOK_MS = 10_000;
const MINUTE_MS = 60_000;
const SOON_MINUTES = 5;

/** Until when it was agreed to talk, with a quiet word when that is near. The room stays open beyond. */
export function TimeLeft({ room, clockOffset }: { room: RoomState; clockOffset: number }) {
  const { t } = useTranslation('rooms');
  const locale = useLocale();
  const { startsAt, endsAt } = room;
  const minutes = useMinutesLeft(endsAt, clockOffset);
  const isSoon = minutes !== null && minutes <= SOON_MINUTES && minutes > 0;
  const said = useRef(false);
  useEffect(() => {
    if (!isSoon || said.current) return;
    said.current = true;
    toast.info(t('time.soon', { count: minutes }), { description: t('time.soonText') });
  }, [isSoon, minutes, t]);
  if (startsAt === null || endsAt === null || minutes === null) return null;
  return (
    <p
      className={cx(
        'tabular text-small whitespace-nowrap',
        // On a phone the name of the job needs the place, as long as the end is far.
        (room.recording || minutes > SOON_MINUTES) && 'max-sm:hidden',
        isSoon ? 'text-amber' : 'text-muted',
      )}
    >
      {minutes > SOON_MINUTES && formatMeeting({ startsAt, endsAt }, locale).time}
      {isSoon && t('time.left', { count: minutes })}
      {minutes <= 0 && t('time.over')}
    </p>
  );
}

function useMinutesLeft(endsAt: string | null, clockOffset: number): number | null {
  const left = () => (endsAt === null ? null : Math.ceil((Date.parse(endsAt) - Date.now() - clockOffset) / MINUTE_MS));
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => look((count) => count + 1), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return left();
}
