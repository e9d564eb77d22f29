import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';

/** The one figure that proofs make, with what it is. */
export function ScoreCard({ score }: { score: number | null }) {
  const { t } = useTranslation('talent-profile');
  return (
    <Card as="section" aria-labelledby="score">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="score" className="text-h5">
          {t('score.label')}
        </h2>
        <p className="tabular font-heading text-h3 font-bold">{score ?? '—'}</p>
      </div>
      <p className="mt-1 text-small text-muted">{t(score === null ? 'score.none' : 'score.definition')}</p>
    </Card>
  );
}
