import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';

/** A part of the page did not come; the rest of it stays. */
export function NotLoaded() {
  const { t } = useTranslation('lib');
  return <Callout kind="warning">{t('errors.code')}</Callout>;
}
