import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/icon-button.tsx';
import type { Theme } from '../ui/theme.ts';

const NEXT: Record<Theme, Theme> = { light: 'dark', dark: 'system', system: 'light' };
const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** Where the three choices have no space: each press goes on to the next one. */
export function ThemeButton({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }) {
  const { t } = useTranslation('ui');
  const Icon = ICONS[theme];
  return (
    <IconButton
      label={`${t('theme.label')}: ${t(`theme.${theme}`)}`}
      icon={<Icon />}
      onClick={() => onChange(NEXT[theme])}
    />
  );
}
