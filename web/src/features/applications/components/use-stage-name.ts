import type { OwnApplication } from '@prova/contract/applications/applications';
import { isNamedByUs } from '@prova/contract/applications/candidate-steps';
import { useTranslation } from 'react-i18next';

/** A stage as candidates read it: the fixed ones are named for recruiters ("New candidates", "Offer sent", "Hired"). */
export function useStageName() {
  const { t } = useTranslation('application-status');
  return ({ type, name }: OwnApplication['stage']): string => (isNamedByUs(type) ? t(`stageNames.${type}`) : name);
}
