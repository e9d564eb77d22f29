import {
  analyseTest,
  DIFFICULTY_TAKERS_MIN,
  RELIABILITY_TAKERS_MIN,
  type TestAnalysis,
} from '@prova/contract/attempts/analysis';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { queryOf } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { MetricCard } from '../../../ui/metric-card.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { wordsOf } from '../../assessments/components/words-of.ts';
import { itemHints, reliabilityWord } from './item-hints.ts';

type Props = { id: string; version: number | undefined };

/** How the questions of a version did: what was hard, what tells people apart, what confuses. */
export function QuestionsAnalysis({ id, version }: Props) {
  const { t } = useTranslation('analysis');
  const query = version === undefined ? {} : { version };
  const analysis = useQuery(queryOf(analyseTest, { params: { id }, query }));
  return (
    <QueryView
      query={analysis}
      skeleton={
        <SkeletonGroup className="flex flex-col gap-4">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-48 w-full" />
        </SkeletonGroup>
      }
      failure={{ title: t('loadError') }}
    >
      {(data) => <Analysis analysis={data} />}
    </QueryView>
  );
}

function Analysis({ analysis }: { analysis: TestAnalysis }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { takers, draws, mean, pointsMax, reliability, questions } = analysis;
  const two = { maximumFractionDigits: 2 };
  return (
    <div className="flex flex-col gap-5">
      <h2 className="sr-only">{t('tabs.questions')}</h2>
      <div className="grid gap-3 sm:grid-cols-3">
        <MetricCard label={t('figures.takers')} value={format.number(takers)} note={t('figures.takersNote')} />
        <MetricCard
          label={t('figures.mean')}
          value={mean === null ? '—' : format.number(mean, two)}
          note={
            mean === null
              ? t('figures.fewMean', { count: DIFFICULTY_TAKERS_MIN })
              : t('figures.meanOf', { max: pointsMax })
          }
        />
        <MetricCard
          label={t('figures.reliability')}
          value={reliability === null ? '—' : format.number(reliability, two)}
          note={
            draws
              ? t('figures.notDrawn')
              : takers < RELIABILITY_TAKERS_MIN
                ? t('figures.fewMean', { count: RELIABILITY_TAKERS_MIN })
                : t('figures.alpha')
          }
        />
      </div>
      {reliability !== null && (
        <Callout kind={reliabilityWord(reliability) === 'poor' ? 'warning' : 'info'}>
          {t(`reliabilityText.${reliabilityWord(reliability)}`)}
        </Callout>
      )}
      {takers < DIFFICULTY_TAKERS_MIN && (
        <Callout kind="info">{t('item.few', { count: DIFFICULTY_TAKERS_MIN })}</Callout>
      )}
      <ol className="flex flex-col gap-3">
        {questions.map((question) => (
          <li key={question.id}>
            <Item item={question} draws={draws} tellsApart={takers >= RELIABILITY_TAKERS_MIN} />
          </li>
        ))}
      </ol>
      <details>
        <summary className="cursor-pointer rounded-sm text-small font-semibold text-brand">{t('how')}</summary>
        <p className="mt-1 max-w-3xl text-small text-muted">{t('howText')}</p>
      </details>
    </div>
  );
}

type ItemProps = { item: TestAnalysis['questions'][number]; draws: boolean; tellsApart: boolean };

function Item({ item, draws, tellsApart }: ItemProps) {
  const { t } = useTranslation(['analysis', 'tests']);
  const format = useFormat();
  const { position, type, text, topic, asked, difficulty, discrimination, unanswered, agreement, options } = item;
  return (
    <Card className="flex flex-col gap-3">
      <header>
        <p className="flex flex-wrap items-center gap-2 text-small text-muted">
          {t('item.number', { number: position })}
          <Badge>{t(`tests:types.${type}`)}</Badge>
          {topic && <span className="wrap-anywhere">{topic}</span>}
          {draws && <span>{t('item.asked', { count: asked })}</span>}
        </p>
        <h3 className="line-clamp-2 font-semibold wrap-anywhere">{wordsOf(text)}</h3>
      </header>
      {itemHints(item).map((hint) => (
        <Callout key={hint} kind={hint === 'easy' || hint === 'hard' ? 'plain' : 'warning'}>
          {t(`hints.${hint}`)}
        </Callout>
      ))}
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {difficulty !== null && (
          <ProgressBar
            label={t('item.difficulty')}
            value={difficulty}
            max={1}
            valueText={format.percent(difficulty)}
            aside={format.percent(difficulty)}
          />
        )}
        <ProgressBar
          label={t('item.unanswered')}
          value={unanswered}
          max={1}
          tone="plain"
          valueText={asked === 0 ? '—' : format.percent(unanswered)}
          aside={asked === 0 ? '—' : format.percent(unanswered)}
        />
        <dl className="text-small">
          <dt>{t('item.discrimination')}</dt>
          <dd className="tabular text-muted">
            {discrimination !== null
              ? format.number(discrimination, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
              : draws
                ? t('figures.notDrawn')
                : tellsApart
                  ? t('item.same')
                  : t('item.fewDiscrimination', { count: RELIABILITY_TAKERS_MIN })}
          </dd>
        </dl>
      </div>
      {agreement && (
        <dl className="text-small">
          <dt>{t('item.agreement')}</dt>
          <dd className="tabular text-muted">
            {t('item.agreementText', {
              count: agreement.answers,
              difference: format.number(agreement.difference, { maximumFractionDigits: 2 }),
              within: format.percent(agreement.within),
            })}
          </dd>
        </dl>
      )}
      {options.length > 0 && difficulty !== null && (
        <details>
          <summary className="cursor-pointer rounded-sm text-small font-semibold text-brand">
            {t('item.options')}
          </summary>
          <ul className="mt-2 flex flex-col gap-2">
            {options.map(({ text: option, correct, share }) => {
              const words = type === 'TRUE_FALSE' ? t(option === 'true' ? 'item.true' : 'item.false') : option;
              return (
                <li key={option}>
                  <ProgressBar
                    label={correct ? `${words} (${t('item.right')})` : words}
                    value={share}
                    max={1}
                    tone={correct ? 'green' : 'plain'}
                    valueText={format.percent(share)}
                    aside={format.percent(share)}
                  />
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </Card>
  );
}
