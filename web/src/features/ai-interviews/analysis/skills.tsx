import type { Analysis } from '@prova/contract/ai-interviews/analysis';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Part } from './part.tsx';
import { Quotes } from './quotes.tsx';

type Props = { analysis: Pick<Analysis, 'technicalSkills' | 'softSkills' | 'keywords' | 'sentiment'> };

/** What was spoken of: skills with the words that show them, keywords, and the tone of the text. */
export function Skills({ analysis: { technicalSkills, softSkills, keywords, sentiment } }: Props) {
  const { t } = useTranslation('interview-analysis');
  const { number } = useFormat();
  const score = (value: number) => number(value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (
    <>
      <Part title={t('skills.title')} lead={t('skills.lead')}>
        <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
          <Named title={t('skills.technical')} skills={technicalSkills} />
          <Named title={t('skills.soft')} skills={softSkills} />
        </div>
      </Part>
      <Part title={t('keywords.title')}>
        {keywords.length === 0 ? (
          <p className="text-muted">{t('keywords.none')}</p>
        ) : (
          <ul className="flex flex-wrap gap-1.5">
            {keywords.map((keyword) => (
              <li key={keyword} className="min-w-0">
                <Badge>{keyword}</Badge>
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm">
          <span className="font-semibold">{t('sentiment.title')}:</span>{' '}
          {sentiment
            ? t('sentiment.value', { label: t(`sentiment.${sentiment.label}`), score: score(sentiment.score) })
            : t('sentiment.none')}{' '}
          <span className="text-muted">{t('sentiment.lead')}</span>
        </p>
      </Part>
    </>
  );
}

function Named({ title, skills }: { title: string; skills: Analysis['technicalSkills'] }) {
  const { t } = useTranslation('interview-analysis');
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h3 className="text-small font-semibold text-muted">{title}</h3>
      {skills.length === 0 ? (
        <p className="text-muted">{t('skills.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2.5">
          {skills.map(({ name, quotes }) => (
            <li key={name} className="flex flex-col gap-1">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <Quotes quotes={quotes} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
