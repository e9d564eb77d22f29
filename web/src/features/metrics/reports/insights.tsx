import { applicationPaths } from '@prova/contract/applications/paths';
import { assessmentPaths } from '@prova/contract/assessments/paths';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { HIGH_COMPATIBILITY, type Insight } from '@prova/contract/metrics/reports';
import { to } from '@prova/contract/paths';
import { resync } from '@prova/contract/realtime';
import { talentPaths } from '@prova/contract/talents/paths';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, CalendarClock, Hourglass, type LucideIcon, Share2, Timer, TrendingDown } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useLiveMessage } from '../../../lib/live.ts';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { softTone, type Tone } from '../../../ui/tone.ts';
import { useSourceName } from '../../funnel/components/source-name.ts';
import { insightsQuery } from '../metrics.queries.ts';
import { COMPATIBLE_ID } from './compatible-people.tsx';
import type { Counted } from './report-address.ts';
import { ReportSection } from './report-section.tsx';

type Of<Kind extends Insight['kind']> = Extract<Insight, { kind: Kind }>;

/** What stands out in the numbers, each with the numbers it rests on and where one acts. */
export function Insights({ counted }: { counted: Counted }) {
  const { t } = useTranslation('reports');
  const insights = useQuery(insightsQuery(counted));
  useLiveMessage(resync, () => void insights.refetch());
  return (
    <ReportSection title={t('insights.title')} aside={t('insights.source')}>
      <QueryView
        query={insights}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-2 px-4 pb-5 sm:px-5">
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-full" />
          </SkeletonGroup>
        }
        failure={{ title: t('insights.loadError'), text: t('loadErrorText'), level: 3 }}
        isEmpty={(data) => data.length === 0}
        empty={<p className="px-4 pb-5 text-muted sm:px-5">{t('insights.none')}</p>}
      >
        {(data) => <InsightList insights={data} busy={insights.isPlaceholderData} />}
      </QueryView>
    </ReportSection>
  );
}

function InsightList({ insights, busy }: { insights: readonly Insight[]; busy: boolean }) {
  return (
    <ul
      aria-busy={busy}
      className={cx('divide-y divide-border border-t border-border transition-opacity', busy && 'opacity-60')}
    >
      {insights.map((insight) => (
        <li
          key={keyOf(insight)}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-2.5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-5"
        >
          {/* The names of sources come with words of their own. */}
          <Suspense fallback={<Skeleton className="col-span-full h-10 w-full" />}>
            <Said insight={insight} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

function keyOf(insight: Insight): string {
  const { kind } = insight;
  if (kind === 'testLosesPeople') return `${kind} ${insight.testId}`;
  if (kind === 'sourceHires') return `${kind} ${insight.source}`;
  return kind === 'stageHolds' ? `${kind} ${insight.jobId} ${insight.stage}` : kind;
}

function Said({ insight }: { insight: Insight }) {
  switch (insight.kind) {
    case 'proofAdvances':
      return <ProofAdvances insight={insight} />;
    case 'promisesDue':
      return <PromisesDue insight={insight} />;
    case 'testLosesPeople':
      return <TestLosesPeople insight={insight} />;
    case 'sourceHires':
      return <SourceHires insight={insight} />;
    case 'unscheduledMatches':
      return <UnscheduledMatches insight={insight} />;
    case 'stageHolds':
      return <StageHolds insight={insight} />;
  }
}

function ProofAdvances({ insight: { times, withProof, withoutProof } }: { insight: Of<'proofAdvances'> }) {
  const { t } = useTranslation('reports');
  const { number } = useFormat();
  const runs = useWorkingCompany()?.runsJobs ?? false;
  return (
    <Line
      icon={BadgeCheck}
      tone="green"
      title={t('insights.proofAdvances.title', { times: number(times, { maximumFractionDigits: 1 }) })}
      facts={t('insights.proofAdvances.facts', { withProof: number(withProof), withoutProof: number(withoutProof) })}
      act={t('insights.proofAdvances.act')}
      href={runs ? talentPaths.talents : undefined}
    />
  );
}

function PromisesDue({ insight: { applications, jobs } }: { insight: Of<'promisesDue'> }) {
  const { t } = useTranslation('reports');
  const { locale } = useFormat();
  // Who interviews has boards, and no list of everybody.
  const lists = useWorkingCompany()?.role !== 'interviewer';
  const [first, ...others] = jobs;
  const board = first && to(funnelPaths.board, { id: first.id });
  return (
    <Line
      icon={Timer}
      tone="amber"
      title={t('insights.promisesDue.title', { count: applications })}
      facts={new Intl.ListFormat(locale).format(jobs.map(({ title }) => title))}
      act={t('insights.promisesDue.act')}
      href={others.length > 0 && lists ? to(applicationPaths.candidates, {}, { show: 'open', sort: 'waiting' }) : board}
    />
  );
}

function TestLosesPeople({ insight: { testId, title, minutes, sent, lost } }: { insight: Of<'testLosesPeople'> }) {
  const { t } = useTranslation('reports');
  const { percent } = useFormat();
  return (
    <Line
      icon={TrendingDown}
      tone="red"
      title={t('insights.testLosesPeople.title', { title, lost: percent(lost / 100) })}
      facts={[
        t('insights.testLosesPeople.facts', { count: sent }),
        ...(minutes === null ? [] : [t('insights.testLosesPeople.minutes', { count: minutes })]),
      ].join(' · ')}
      act={t('insights.testLosesPeople.act')}
      href={to(assessmentPaths.testResults, { id: testId })}
    />
  );
}

function SourceHires({ insight }: { insight: Of<'sourceHires'> }) {
  const { t } = useTranslation(['reports', 'funnel']);
  const { percent } = useFormat();
  const nameOf = useSourceName();
  const lists = useWorkingCompany()?.role !== 'interviewer';
  const { source, received, hired, applications, hires } = insight;
  return (
    <Line
      icon={Share2}
      tone="blue"
      title={t('insights.sourceHires.title', {
        source: nameOf(source),
        received: percent(received / 100),
        hired: percent(hired / 100),
      })}
      facts={[
        t('insights.sourceHires.applications', { count: applications }),
        t('insights.sourceHires.hires', { count: hires }),
      ].join(' · ')}
      act={t('insights.sourceHires.act')}
      href={lists ? to(applicationPaths.candidates, {}, { source }) : undefined}
    />
  );
}

function UnscheduledMatches({ insight: { people } }: { insight: Of<'unscheduledMatches'> }) {
  const { t } = useTranslation('reports');
  const { percent } = useFormat();
  return (
    <Line
      icon={CalendarClock}
      tone="amber"
      title={t('insights.unscheduledMatches.title', { count: people })}
      facts={t('insights.unscheduledMatches.facts', { percent: percent(HIGH_COMPATIBILITY / 100) })}
      act={t('insights.unscheduledMatches.act')}
      href={`#${COMPATIBLE_ID}`}
    />
  );
}

function StageHolds({ insight: { jobId, jobTitle, stage, medianDays, people } }: { insight: Of<'stageHolds'> }) {
  const { t } = useTranslation('reports');
  const { number } = useFormat();
  const days = Math.round(medianDays * 10) / 10;
  return (
    <Line
      icon={Hourglass}
      tone="amber"
      title={t('insights.stageHolds.title', { count: days, stage, days: number(days) })}
      facts={t('insights.stageHolds.facts', { count: people, job: jobTitle })}
      act={t('insights.stageHolds.act')}
      href={to(funnelPaths.board, { id: jobId })}
    />
  );
}

type LineProps = {
  icon: LucideIcon;
  tone: Tone;
  title: string;
  facts: string;
  act: ReactNode;
  /** Undefined for whom there is nothing to do there. */
  href: string | undefined;
};

function Line({ icon: Icon, tone, title, facts, act, href }: LineProps) {
  return (
    <>
      <span className={`grid size-9 place-items-center max-sm:self-start rounded-control ${softTone[tone]}`}>
        <Icon className="size-4.5" aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-small text-muted wrap-anywhere">{facts}</p>
      </div>
      {href && (
        <Link
          href={href}
          className="inline-flex items-center justify-self-start rounded-sm font-semibold text-brand hover:underline max-sm:col-start-2 pointer-coarse:min-h-11 print:hidden"
        >
          {act}
          <span className="sr-only">: {title}</span>
        </Link>
      )}
    </>
  );
}
