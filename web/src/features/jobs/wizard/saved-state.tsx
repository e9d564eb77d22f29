import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { SavedIndicator } from '../../../ui/saved-indicator.tsx';
import type { SaveState } from './use-wizard.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** "agora", "há 4 s", "há 3 min": short, since it stands beside the title. */
export function savedAgo(seconds: number): { unit: 'now' | 'seconds' | 'minutes' | 'hours' | 'days'; count: number } {
  if (seconds < 1) return { unit: 'now', count: 0 };
  if (seconds < MINUTE_S) return { unit: 'seconds', count: Math.floor(seconds) };
  if (seconds < HOUR_S) return { unit: 'minutes', count: Math.floor(seconds / MINUTE_S) };
  if (seconds < DAY_S) return { unit: 'hours', count: Math.floor(seconds / HOUR_S) };
  return { unit: 'days', count: Math.floor(seconds / DAY_S) };
}

/** Whether what was typed is safe, and since when. */
export function SavedState({ state }: { state: SaveState }) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'saved':
      return <SavedSince at={state.at} />;
    case 'offline':
      return <SavedIndicator state="offline" />;
    case 'failed':
      return <NotSaved error={state.error} />;
    case 'conflict':
      return <NotSaved error={undefined} />;
    default:
      return <SavedIndicator state="saving" />;
  }
}

function SavedSince({ at }: { at: Date }) {
  const { t } = useTranslation('wizard');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(clock);
  }, []);
  const { unit, count } = savedAgo((now - at.getTime()) / SECOND_MS);
  return <SavedIndicator state="saved" when={t(`save.${unit}`, { count })} />;
}

function NotSaved({ error }: { error: unknown }) {
  const { t } = useTranslation('wizard');
  return (
    <span role="status" className="max-w-80 text-sm text-red">
      {error === undefined ? t('save.waiting') : messageOf(error)}
    </span>
  );
}
