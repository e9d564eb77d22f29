import { Check, CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

/** Whether what was typed is safe. `when` is a relative time in words, such as "há 4 s". */
export function SavedIndicator({
  state,
  when,
  className,
}: {
  state: 'saving' | 'saved' | 'offline';
  when?: string;
  className?: string;
}) {
  const { t } = useTranslation('ui');
  const look = {
    saving: { icon: <Spinner />, text: t('saving'), tone: 'text-muted' },
    saved: {
      icon: <Check className="size-4 text-brand" />,
      text: when ? t('savedAgo', { when }) : t('saved'),
      tone: 'text-muted',
    },
    offline: { icon: <CloudOff className="size-4" />, text: t('offline'), tone: 'text-amber' },
  }[state];
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-sm', look.tone, className)}>
      {look.icon}
      <span aria-hidden="true">{look.text}</span>
      {/* The time passes by itself: only that it was saved is worth saying. */}
      <span role="status" className="sr-only">
        {state === 'saved' ? t('saved') : look.text}
      </span>
    </span>
  );
}
