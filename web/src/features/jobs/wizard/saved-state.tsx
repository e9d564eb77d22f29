import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { SavedIndicator } from '../../../ui/saved-indicator.tsx';
import type { SaveState } from './step-saver.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** "agora", "há 4 s", "há 3 min": short, since it stands beside the title. */
export function savedAgo(seconds: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'narrow' });
  const plain = new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'narrow' });
  if (seconds < 1) return words.format(0, 'second');
  if (seconds < MINUTE_S) return plain.format(-Math.floor(seconds), 'second');
  if (seconds < HOUR_S) return plain.format(-Math.floor(seconds / MINUTE_S), 'minute');
  if (seconds < DAY_S) return plain.format(-Math.floor(seconds / HOUR_S), 'hour');
  return plain.format(-Math.floor(seconds / DAY_S), 'day');
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
  const { i18n } = useTranslation('wizard');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(clock);
  }, []);
  const seconds = Math.max(0, (now - at.getTime()) / SECOND_MS);
  return <SavedIndicator state="saved" when={savedAgo(seconds, i18n.language)} />;
}

function NotSaved({ error }: { error: unknown }) {
  const { t } = useTranslation('wizard');
  return (
    <span role="status" className="max-w-80 text-sm text-red">
      {error === undefined ? t('save.waiting') : messageOf(error)}
    </span>
  );
}
