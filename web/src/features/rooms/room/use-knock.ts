import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../lib/page-title.ts';
import { playTone } from '../devices/play-tone.ts';
import { roomPreferences } from './room-preferences.ts';

/** Somebody knocks: a short tone, unless it is not wanted. */
export function soundKnock(speaker: string): void {
  if (!roomPreferences.read().knockTone) return;
  playTone(speaker).catch((error: unknown) => {
    // The knock is shown all the same.
    console.warn('The tone of a knock was not played.', error);
  });
}

/** Names the tab; while it is out of sight, by who waits. */
export function useRoomTitle(title: string, waiting: number): void {
  const { t } = useTranslation('rooms');
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  usePageTitle(hidden && waiting > 0 ? t('door.tab', { count: waiting }) : title);
}
