import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { SavedIndicator } from '../../../ui/saved-indicator.tsx';
import type { SaveState } from './use-wizard.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** Whether what was typed is safe, and since when. */
export function SavedState({
  state,
  unpublished = false,
  short = false,
}: {
  state: SaveState;
  /** It is kept, and not public yet. */
  unpublished?: boolean;
  /** A phone has no space for since when. */
  short?: boolean;
}) {
  const { t } = useTranslation('wizard');
  switch (state.status) {
    case 'idle':
      return null;
    case 'saved':
      return unpublished ? (
        <span role="status" className="text-sm text-muted">
          {t('save.kept')}
        </span>
      ) : (
        <SavedSince at={state.at} short={short} />
      );
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

/** "agora", "há 4 s", "há 3 minutos": whoever has just typed watches the first minute. */
function SavedSince({ at, short }: { at: Date; short: boolean }) {
  const { t } = useTranslation('wizard');
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(clock);
  }, []);
  const age = now - at.getTime();
  const counted = age >= SECOND_MS && age < MINUTE_MS;
  const when = counted ? t('save.seconds', { count: Math.floor(age / SECOND_MS) }) : format.relative(at);
  return <SavedIndicator state="saved" {...(!short && { when })} />;
}

function NotSaved({ error }: { error: unknown }) {
  const { t } = useTranslation('wizard');
  return (
    <span role="status" className="max-w-80 text-sm text-red">
      {error === undefined ? t('save.waiting') : messageOf(error)}
    </span>
  );
}
