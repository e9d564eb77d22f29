import { useTranslation } from 'react-i18next';
import { Callout } from './callout.tsx';

/** Above a form that only scripts can send, for who runs none. */
export function NeedsScript() {
  const { t } = useTranslation('ui');
  return (
    <noscript>
      <Callout kind="warning">{t('needsScript')}</Callout>
    </noscript>
  );
}
