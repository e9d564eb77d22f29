import { Check, ChevronDown, CircleAlert, Globe } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../ui/cx.ts';
import { Spinner } from '../ui/spinner.tsx';

export type SwitcherLocale = 'pt-BR' | 'en-US';
export type SyncStatus = 'idle' | 'syncing' | 'success' | 'error';

const SHOWN_MS = 3000;
/** A language is always named in itself. */
const LANGUAGES: readonly { value: SwitcherLocale; label: string }[] = [
  { value: 'pt-BR', label: 'Português' },
  { value: 'en-US', label: 'English' },
];

/** Chooses the page's language. Whether the choice reached the account shows for three seconds. */
export function LanguageSwitcher({
  locale,
  status,
  onChange,
  className,
}: {
  locale: SwitcherLocale;
  status: SyncStatus;
  onChange: (locale: SwitcherLocale) => void;
  className?: string;
}) {
  const { t } = useTranslation('language-switch');
  const [shown, setShown] = useState<SyncStatus>(status);
  useEffect(() => {
    setShown(status);
    if (status !== 'success' && status !== 'error') return;
    const timer = setTimeout(() => setShown('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [status]);
  const icon = {
    idle: <Globe className="size-4 text-muted" />,
    syncing: <Spinner className="text-muted" />,
    success: <Check className="size-4 text-brand" />,
    error: <CircleAlert className="size-4 text-red" />,
  }[shown];
  return (
    <span data-sync={shown} className={cx('inline-flex items-center', className)}>
      <label className="relative inline-flex items-center rounded-control hover:bg-sunken">
        <span className="pointer-events-none absolute left-3 inline-grid place-items-center">{icon}</span>
        <span className="sr-only">{t('label')}</span>
        <select
          value={locale}
          onChange={(event) => onChange(event.target.value as SwitcherLocale)}
          // As wide as the language that is chosen, so that the arrow stands beside its name.
          className="field-sizing-content min-h-control appearance-none rounded-control bg-transparent pr-8 pl-9 text-sm font-medium text-text"
        >
          {LANGUAGES.map(({ value, label }) => (
            <option key={value} value={value} lang={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute right-2.5 size-4 text-muted" />
      </label>
      <span role="status" className="sr-only">
        {shown === 'success' && t('success')}
        {shown === 'syncing' && t('syncing')}
      </span>
      <span role="alert" aria-live="assertive" className="sr-only">
        {shown === 'error' && t('error')}
      </span>
    </span>
  );
}
