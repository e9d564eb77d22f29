import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The line that says why an action cannot be taken; `id` is what the button's aria-describedby points to. */
export function DisabledReason({ id, action, reason }: { id?: string; action?: string; reason: string }) {
  const { t } = useTranslation('ui');
  return (
    <span id={id} className="inline-flex items-start gap-1.5 text-left text-small text-muted">
      <Lock className="mt-0.5 size-3.5 shrink-0" />
      <span>
        {action && <strong className="font-semibold text-text">{t('unavailable', { action })} </strong>}
        {reason}
      </span>
    </span>
  );
}
