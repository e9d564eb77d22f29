import { useTranslation } from 'react-i18next';

/** First stop of the keyboard: past the navigation, to `<main id="content">`. */
export function SkipLink() {
  const { t } = useTranslation('ui');
  return (
    <a href="#content" className="skip-link">
      {t('skipToContent')}
    </a>
  );
}
