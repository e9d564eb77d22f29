import { assessmentPaths } from '@prova/contract/assessments/paths';
import type { ListedTest } from '@prova/contract/attempts/own-tests';
import { to } from '@prova/contract/paths';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useTestFacts } from '../../assessments/components/use-test-facts.ts';
import { DropTest } from './drop-test.tsx';
import { useOpenTest } from './use-open-test.ts';

const TONES = {
  not_started: 'blue',
  in_progress: 'amber',
  completed: 'green',
  declined: 'plain',
  expired: 'plain',
} as const;

/** A test asked of the talent: who asks, how long it takes, until when, and the way to it. */
export function OwnTestCard({ test }: { test: ListedTest }) {
  const { t } = useTranslation(['own-tests', 'tests', 'taking']);
  const format = useFormat();
  const facts = useTestFacts();
  const { id, standing, can, result } = test;
  const open = useOpenTest({ goOn: can.answer });
  const waits = can.start || can.answer;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <CompanyMark name={test.companyName} src={test.companyLogoUrl} />
          <div className="min-w-0">
            <h3 className="font-semibold wrap-anywhere">{test.title}</h3>
            <p className="text-small text-muted wrap-anywhere">
              {test.companyName} · {test.jobTitle ?? t('taking:chosen')}
            </p>
          </div>
        </div>
        <Badge tone={TONES[standing]}>{t(`standing.${standing}`)}</Badge>
      </div>
      <p className="text-small text-muted">
        {[
          t(`tests:category.${test.category}`),
          t(`tests:difficulty.${test.difficulty}`),
          facts.questions(test),
          facts.minutes(test),
        ].join(' · ')}
      </p>
      {waits && (
        <p>
          {t(`taking:${test.minutes === null ? 'finishBy' : can.start ? 'startBy' : 'endsAt'}`, {
            time: format.appointment(can.answer && test.expiresAt ? test.expiresAt : test.dueAt, test.timeZone),
          })}
        </p>
      )}
      {waits && test.notes && (
        <blockquote className="border-l-2 border-border pl-3 whitespace-pre-line wrap-anywhere">
          {test.notes}
        </blockquote>
      )}
      {test.otherSitting && <p>{t(`otherSitting.${test.otherSitting}`)}</p>}
      {result && (
        <p className="tabular">
          <strong>{result.score === null ? t('taking:result.waiting') : format.percent(result.score / 100)}</strong>{' '}
          <span className="text-muted">· {facts.duration(result.seconds)}</span>
        </p>
      )}
      {(waits || result) && (
        <div className="flex flex-wrap gap-2">
          {waits && (
            <Button variant="primary" busy={open.isPending} onClick={() => open.mutate({ params: { id } })}>
              {t(can.answer ? 'taking:goOn' : 'taking:open')}
            </Button>
          )}
          {can.start && test.applicationId === null && <DropTest test={test} />}
          {result && <LinkButton href={to(assessmentPaths.ownResult, { id })}>{t('taking:seeResult')}</LinkButton>}
        </div>
      )}
    </Card>
  );
}
