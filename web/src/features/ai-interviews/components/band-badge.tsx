import type { ScoreBand } from '@prova/contract/ai-interviews/ai-interview-fields';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

const TONES = { excellent: 'green', good: 'blue', fair: 'amber' } as const;

/** In which band a score is, in a word. */
export function BandBadge({ band }: { band: ScoreBand }) {
  const { t } = useTranslation('interview-analysis');
  return <Badge tone={TONES[band]}>{t(`band.${band}`)}</Badge>;
}
