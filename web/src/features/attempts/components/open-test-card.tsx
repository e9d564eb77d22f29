import { assessmentPaths } from '@prova/contract/assessments/paths';
import type { OpenTest } from '@prova/contract/attempts/open-tests';
import { to } from '@prova/contract/paths';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useTestFacts } from '../../assessments/components/use-test-facts.ts';
import { useTakeTest } from './use-take-test.ts';

type Props = {
  test: OpenTest;
  /** That they came to prove. */
  skill?: string | undefined;
};

/** A test that the talent may choose: what it is and proves, and how it stands for them. */
export function OpenTestCard({ test, skill }: Props) {
  const { t } = useTranslation(['open-tests', 'tests']);
  const format = useFormat();
  const facts = useTestFacts();
  const heading = useId();
  const { id, title, skills, last, retakeAt } = test;
  const isUnderWay = last?.standing === 'in_progress';
  const { take, open, busy } = useTakeTest({ goOn: isUnderWay });
  const goesOn = last?.standing === 'not_started' || isUnderWay;
  return (
    <Card as="li" aria-labelledby={heading} className="flex flex-col gap-3">
      <div className="flex min-w-0 items-center gap-3">
        <CompanyMark name={test.companyName} src={test.companyLogoUrl} />
        <div className="min-w-0">
          <h2 id={heading} className="font-semibold wrap-anywhere">
            {title}
          </h2>
          <p className="text-small text-muted wrap-anywhere">{test.companyName}</p>
        </div>
      </div>
      <p className="text-small text-muted">
        {[
          t(`tests:category.${test.category}`),
          t(`tests:difficulty.${test.difficulty}`),
          facts.questions(test),
          facts.minutes(test),
        ].join(' · ')}
      </p>
      {test.description && <p className="line-clamp-3 wrap-anywhere">{test.description}</p>}
      {skills.length > 0 && (
        <div className="flex flex-col gap-1.5">
          <p className="text-small text-muted">{t('provesFrom', { from: format.percent(test.provesFrom / 100) })}</p>
          <ul className="flex flex-wrap gap-2" aria-label={t('proves')}>
            {skills.map((skill) => (
              <li key={skill}>
                <Chip>{skill}</Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
      {test.gradedByPeople && <p className="text-small text-muted">{t('gradedByPeople')}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2">
        {goesOn ? (
          <Button variant="primary" busy={busy} onClick={() => open(last.id, skill)}>
            {t(isUnderWay ? 'goOn' : 'open')}
          </Button>
        ) : (
          retakeAt === null &&
          !test.answersSeen && (
            <Button variant="primary" busy={busy} onClick={() => take(id, skill)}>
              {t(last?.standing === 'completed' ? 'again' : 'take')}
            </Button>
          )
        )}
        {last?.standing === 'completed' && (
          <LinkButton href={to(assessmentPaths.ownResult, { id: last.id })}>
            {last.score === null ? t('inGrading') : t('result', { score: format.percent(last.score / 100) })}
          </LinkButton>
        )}
        {test.answersSeen && !goesOn && <span className="text-small text-muted">{t('answersSeen')}</span>}
        {retakeAt !== null && !test.answersSeen && !goesOn && (
          <span className="text-small text-muted">{t('retakeAt', { date: format.date(retakeAt) })}</span>
        )}
      </div>
    </Card>
  );
}
