import { useTranslation } from 'react-i18next';

/** Where an application came from, by name; a place that is new to this version by its code. */
export function useSourceName(): (platform: string) => string {
  const { t, i18n } = useTranslation('funnel');
  return (platform) =>
    i18n.exists(`funnel:sources.${platform}`) ? t(`sources.${platform as 'direct'}`) : platform.replaceAll('_', ' ');
}

/** The same in a sentence: each name has an article of its own in Portuguese. */
export function useSourceOrigin(): (platform: string) => string {
  const { t, i18n } = useTranslation('funnel');
  return (platform) =>
    i18n.exists(`funnel:origins.${platform}`)
      ? t(`origins.${platform as 'direct'}`)
      : t('filters.from', { source: platform.replaceAll('_', ' ') });
}
