import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';
import type { CallState } from '../call/call-state.ts';

/** What a weak connection takes away, said before it does, and while it is away. */
export function LevelNote({ level: { at, warns } }: { level: CallState['level'] }) {
  const { t } = useTranslation('rooms');
  const words = at === 'text' ? 'text' : at === 'audio' ? 'audio' : warns && at === 'lowest' ? 'soonAudio' : null;
  if (words === null && at === 'full') return null;
  return (
    <Callout kind={words === 'text' ? 'error' : 'warning'} live>
      {t(`level.${words ?? 'lower'}`)}
    </Callout>
  );
}
