import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { SHORTCUTS } from './room-shortcuts.ts';

/** What single keys do. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('rooms');
  const lines = [
    ...SHORTCUTS.map(([key, name]) => [key, t(`shortcuts.${name}`)] as const),
    [t('shortcuts.space'), t('shortcuts.talk')] as const,
    ['?', t('shortcuts.help')] as const,
  ];
  return (
    <Dialog open onClose={onClose} title={t('shortcuts.title')} description={t('shortcuts.text')} size="sm">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {lines.map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-border-strong bg-sunken px-2 py-0.5 text-small">{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
