import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../../lib/use-media.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useTheme } from '../../../ui/theme.ts';
import type { Panel } from './control-bar.tsx';

type Props = { panel: Panel; onClose: () => void; children: ReactNode };

/** People or chat, beside the stage; on a phone over it. It follows the theme of the page, as the stage does not. */
export function SidePanel({ panel, onClose, children }: Props) {
  const { t } = useTranslation('rooms');
  const [theme] = useTheme();
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark);
  return (
    <aside
      data-theme={isDark ? 'dark' : 'light'}
      aria-label={t(`panel.${panel}`)}
      className="flex min-h-0 w-full flex-col overflow-hidden rounded-card border border-border bg-surface text-text max-md:absolute max-md:inset-x-2 max-md:inset-y-0 max-md:z-10 max-md:w-auto md:w-80 xl:w-96"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <header className="flex items-center justify-between gap-2 border-b border-border py-1.5 pr-1.5 pl-4">
        <h2 className="text-h5">{t(`panel.${panel}`)}</h2>
        <IconButton label={t('panel.close')} tooltip={false} icon={<X />} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}
