import { COMPLETENESS, type CompletenessPart } from '@prova/contract/talents/completeness';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { addressOf } from '../components/field-address.ts';

const SHOWN = 4;
const isPart = (part: string): part is CompletenessPart => part in COMPLETENESS;

/** How complete the profile is, and what would add most to it, each leading to its field. */
export function CompletenessCard({ completeness: { percent, missing } }: Pick<TalentProfile, 'completeness'>) {
  const { t } = useTranslation('talent-profile');
  const format = useFormat();
  const [all, setAll] = useState(false);
  const known = missing.flatMap(({ part, gain }) => (isPart(part) ? [{ part, gain }] : []));
  const shown = all ? known : known.slice(0, SHOWN);
  return (
    <Card as="section" aria-labelledby="completeness">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="completeness" className="text-h5">
          {t('completeness.title')}
        </h2>
        <p className="tabular font-heading text-h4 font-bold">{format.percent(percent / 100)}</p>
      </div>
      <ProgressBar label={t('completeness.title')} hideLabel value={percent} className="mt-2" />
      {known.length === 0 ? (
        <p className="mt-3 text-small text-muted">{t('completeness.full')}</p>
      ) : (
        <>
          <p className="mt-3 text-small text-muted">{t('completeness.missing')}</p>
          <ul className="mt-1 flex flex-col">
            {shown.map(({ part, gain }) => (
              <li key={part} className="flex items-center justify-between gap-3">
                <Link
                  href={addressOf(part)}
                  className="inline-flex min-h-8 min-w-0 items-center text-brand underline pointer-coarse:min-h-11"
                >
                  {t(`completeness.parts.${part}`)}
                </Link>
                <span className="tabular text-small text-muted">{t('completeness.gain', { gain })}</span>
              </li>
            ))}
          </ul>
          {shown.length < known.length && (
            <Button size="sm" variant="ghost" className="mt-1 -ml-3 text-brand" onClick={() => setAll(true)}>
              {t('completeness.more', { count: known.length - shown.length })}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
