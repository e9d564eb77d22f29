import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';

const SHORTCUTS = [
  'walk',
  'open',
  'select',
  'selectAll',
  'lift',
  'choose',
  'drop',
  'cancel',
  'next',
  'previous',
  'approve',
  'reject',
  'note',
  'undo',
  'palette',
  'list',
] as const;

/** These are about cards. */
const OF_CARDS: ReadonlySet<string> = new Set(['walk', 'selectAll', 'lift', 'choose', 'drop']);

/** What the keyboard does on the board, or beside a list of people. */
export function ShortcutsDialog({ cards = true, onClose }: { cards?: boolean; onClose: () => void }) {
  const { t } = useTranslation('funnel');
  return (
    <Dialog open onClose={onClose} title={t('shortcuts.title')} size="sm">
      <ShortcutList cards={cards} />
    </Dialog>
  );
}

export function ShortcutList({ cards = true }: { cards?: boolean }) {
  const { t } = useTranslation('funnel');
  const names = SHORTCUTS.filter((name) => cards || !OF_CARDS.has(name));
  return (
    <dl className="flex flex-col divide-y divide-border">
      {names.map((name) => (
        <div key={name} className="flex items-center justify-between gap-4 py-2">
          <dt>{t(`shortcuts.${name}`)}</dt>
          <dd className="shrink-0">
            <kbd className="rounded-sm border border-border bg-sunken px-1.5 py-0.5 text-small">
              {t(`shortcuts.keys.${name}`)}
            </kbd>
          </dd>
        </div>
      ))}
    </dl>
  );
}
