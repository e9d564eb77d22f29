import { CRITERIA, type Criterion } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Analysis } from '@prova/contract/ai-interviews/analysis';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { Part } from './part.tsx';
import { Quotes } from './quotes.tsx';

const LEVELS = [1, 2, 3, 4, 5];

const isCriterion = (key: string): key is Criterion => (CRITERIA as readonly string[]).includes(key);

/** Each criterion with its level, why, and what speaks for and against it. */
export function Criteria({ criteria }: { criteria: Analysis['criteria'] }) {
  const { t } = useTranslation('interview-analysis');
  if (criteria.length === 0) return null;
  return (
    <Part title={t('criteria.title')} lead={t('criteria.lead')}>
      <ul className="divide-y divide-border">
        {criteria.map(({ key, level, missing, rationale, evidence, counterEvidence }) => (
          <li key={key} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h3 className="font-semibold wrap-anywhere">{isCriterion(key) ? t(`criterion.${key}`) : key}</h3>
              {level === null ? (
                <span className="text-small text-muted">{t('criteria.noLevel')}</span>
              ) : (
                <Level level={level} />
              )}
            </div>
            {missing && <p className="text-small text-muted">{t(`missing.${missing}`)}</p>}
            {rationale && <p className="wrap-anywhere">{rationale}</p>}
            <Quotes quotes={evidence} label={t('criteria.for')} />
            <Quotes quotes={counterEvidence} label={t('criteria.against')} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Level({ level }: { level: number }) {
  const { t } = useTranslation('interview-analysis');
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="flex gap-1">
        {LEVELS.map((each) => (
          <span key={each} className={cx('h-2 w-5 rounded-full', each <= level ? 'bg-brand' : 'bg-border')} />
        ))}
      </span>
      <span className="tabular text-sm font-semibold">{t('criteria.level', { level, of: LEVELS.length })}</span>
    </span>
  );
}
