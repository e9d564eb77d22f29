import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from './radio-group.tsx';
import type { Theme } from './theme.ts';

/** Light, dark or as the system says. It only shows and asks; who uses it keeps the choice. */
export function ThemeToggle({
  theme,
  onChange,
  className,
}: {
  theme: Theme;
  onChange: (theme: Theme) => void;
  className?: string;
}) {
  const { t } = useTranslation('ui');
  return (
    <RadioGroup
      {...(className ? { className } : {})}
      label={t('theme.label')}
      hideLabel
      look="segments"
      value={theme}
      onChange={onChange}
      options={[
        { value: 'light', label: t('theme.light'), icon: <Sun /> },
        { value: 'dark', label: t('theme.dark'), icon: <Moon /> },
        { value: 'system', label: t('theme.system'), icon: <Monitor /> },
      ]}
    />
  );
}
