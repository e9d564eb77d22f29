import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NARROW, useMedia } from '../../../lib/use-media.ts';
import { cx } from '../../../ui/cx.ts';
import { Picture } from './picture.tsx';
import type { SharedScreen } from './seen.ts';
import { type Seen, Tile } from './tile.tsx';

/** By how many there are, the last row in the middle; where the window is higher than wide, they stand below each other. */
const GRIDS: { readonly [count: number]: string } = {
  1: 'grid-cols-1',
  2: 'grid-cols-2 portrait:grid-cols-1',
  3: 'landscape:grid-cols-4 landscape:*:col-span-2 landscape:[&>:last-child]:col-start-2 portrait:grid-cols-1',
  4: 'grid-cols-2',
  5: 'landscape:grid-cols-6 landscape:*:col-span-2 landscape:[&>:nth-child(4)]:col-start-2 portrait:grid-cols-2',
  6: 'grid-cols-3 portrait:grid-cols-2',
};

type Props = {
  people: readonly Seen[];
  screen: SharedScreen | null;
  /** How many wait to be let in by the reader. */
  waiting: number;
};

/** Everybody that is there; a shared screen, or on a phone whoever speaks, stands large above the others. */
export function Stage({ people, screen, waiting }: Props) {
  const { t } = useTranslation('rooms');
  const isNarrow = useMedia(NARROW);
  const isLow = useMedia('(max-height: 30rem)');
  const main = useMainPerson(people);
  const isAlone = people.length < 2;
  if (screen)
    return (
      <div className={cx('flex min-h-0 flex-1 gap-2', isLow ? 'flex-row' : 'flex-col')}>
        <figure className="relative min-h-0 min-w-0 flex-1 overflow-hidden rounded-card bg-sunken">
          <Picture stream={screen.stream} label={screenLabel(t, screen)} whole />
          <figcaption className="absolute bottom-1.5 left-1.5 rounded-sm bg-sunken/90 px-2.5 py-1 text-sm font-semibold">
            {screenLabel(t, screen)}
          </figcaption>
        </figure>
        <Strip people={people} isLow={isLow} />
      </div>
    );
  if ((isNarrow || isLow) && people.length > 2 && main)
    return (
      <div className={cx('flex min-h-0 flex-1 gap-2', isLow ? 'flex-row' : 'flex-col')}>
        <ul className="grid min-h-0 min-w-0 flex-1" aria-label={t('mainPerson')}>
          <Tile seen={main} />
        </ul>
        <Strip people={people.filter(({ id }) => id !== main.id)} isLow={isLow} />
      </div>
    );
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <ul
        aria-label={t('people')}
        className={cx('grid min-h-0 flex-1 auto-rows-fr gap-2', GRIDS[Math.min(people.length, 6)])}
      >
        {people.map((seen) => (
          <Tile key={seen.id} seen={seen} />
        ))}
      </ul>
      {isAlone && (
        <p className="absolute inset-x-0 top-4 flex justify-center px-4 text-center">
          <span className="rounded-full bg-sunken/90 px-4 py-2 text-muted">
            {waiting > 0 ? t('bar.waiting', { count: waiting }) : t('alone')}
          </span>
        </p>
      )}
    </div>
  );
}

function Strip({ people, isLow }: { people: readonly Seen[]; isLow: boolean }) {
  const { t } = useTranslation('rooms');
  return (
    <ul
      aria-label={t('people')}
      className={cx(
        'flex shrink-0 gap-2',
        isLow ? 'w-32 flex-col overflow-y-auto' : 'h-24 justify-center-safe overflow-x-auto sm:h-32',
      )}
    >
      {people.map((seen) => (
        <Tile key={seen.id} seen={seen} small className={cx('aspect-[4/3] shrink-0', isLow ? 'w-full' : 'h-full')} />
      ))}
    </ul>
  );
}

const screenLabel = (t: ReturnType<typeof useTranslation<'rooms'>>['t'], screen: SharedScreen) =>
  screen.own ? t('screenOwn') : t('screenOf', { name: screen.name });

/** Whoever has spoken last; nobody jumps to the front for a word of their own. */
function useMainPerson(people: readonly Seen[]): Seen | undefined {
  const [id, setId] = useState<string | null>(null);
  const speaker = people.find(({ own, speaking }) => speaking && !own)?.id;
  useEffect(() => {
    if (speaker !== undefined) setId(speaker);
  }, [speaker]);
  return people.find((seen) => seen.id === id) ?? people.find(({ own }) => !own) ?? people[0];
}
