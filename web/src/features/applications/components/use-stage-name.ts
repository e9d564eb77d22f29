import type { OwnApplication } from '@prova/contract/applications/applications';
import { useTranslation } from 'react-i18next';

/** A stage as candidates read it: the first and the last are named for recruiters ("New candidates", "Hired"). */
export function useStageName() {
  const { t } = useTranslation('application-status');
  return ({ type, name }: OwnApplication['stage']): string =>
    type === 'new' || type === 'hired' ? t(`stageNames.${type}`) : name;
}
