import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from './radio-group.tsx';
import type { Theme } from './theme.ts';

/** Light, dark or as the system says. It only shows and asks; who uses it keeps the choice. */
export function ThemeToggle({
  theme,
  onChange,
  iconsOnly = false,
  className,
}: {
  theme: Theme;
  onChange: (theme: Theme) => void;
  /** Where there is no space for words; they are still read out. */
  iconsOnly?: boolean;
  className?: string;
}) {
  const { t } = useTranslation('ui');
  const word = (text: string) => (iconsOnly ? <span className="sr-only">{text}</span> : text);
  return (
    <RadioGroup
      {...(className ? { className } : {})}
      label={t('theme.label')}
      hideLabel
      look="segments"
      value={theme}
      onChange={onChange}
      options={[
        { value: 'light', label: word(t('theme.light')), icon: <Sun /> },
        { value: 'dark', label: word(t('theme.dark')), icon: <Moon /> },
        { value: 'system', label: word(t('theme.system')), icon: <Monitor /> },
      ]}
    />
  );
}
