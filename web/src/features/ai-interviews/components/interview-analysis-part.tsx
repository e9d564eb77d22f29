import type { InterviewAnalysis } from '@prova/contract/ai-interviews/analysis';
import { aiInterviewPaths } from '@prova/contract/ai-interviews/paths';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { interviewAnalysisQuery } from '../ai-interviews.queries.ts';
import { BandBadge } from './band-badge.tsx';
import { useAnalyse } from './use-analyse.ts';

/** What the analysis of an interview says in a line, and the way to all of it; nothing where there is nothing to analyse. */
export function InterviewAnalysisPart({ interviewId }: { interviewId: string }) {
  const { t } = useTranslation('interview-analysis');
  const interview = useQuery(interviewAnalysisQuery(interviewId));
  return (
    <QueryView
      query={interview}
      // Nothing is to jump for the interviews of which nothing was kept.
      skeleton={null}
      failure={{ title: t('page.loadError') }}
      // biome-ignore lint/complexity/noUselessFragments: for whom it is not there is nothing to say, nor to try again.
      refusal={(error) => isApiError(error, 'INTERVIEW_NOT_FOUND', 'FORBIDDEN') && <></>}
    >
      {(data) => (data.analysis || data.hasTranscript) && <Shown interview={data} />}
    </QueryView>
  );
}

function Shown({ interview }: { interview: InterviewAnalysis }) {
  const { t } = useTranslation('interview-analysis');
  const { number } = useFormat();
  const analyse = useAnalyse(interview.id);
  const { id, analysis, analysisState, can } = interview;
  const score = analysis?.state === 'done' ? analysis.overall : undefined;
  const failed = analysisState === 'failed' || analyse.failure !== undefined;
  return (
    <Card as="section" aria-labelledby="interview-analysis" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="interview-analysis" className="text-h5">
          {t('part.title')}
        </h2>
        <div className="flex flex-wrap gap-2">
          {(failed || !score) && analysisState !== 'running' && can.analyse && (
            <Button size="sm" busy={analyse.isBusy} onClick={analyse.run}>
              {t(failed ? 'failed.retry' : 'analyse')}
            </Button>
          )}
          {analysisState !== null && (
            <LinkButton size="sm" href={to(aiInterviewPaths.analysis, { id })}>
              {t('list.open')}
            </LinkButton>
          )}
        </div>
      </div>
      {failed && (
        <Callout kind="error" live title={t('failed.title')}>
          {analyse.failure ?? t('failed.text')}
        </Callout>
      )}
      {(score || !failed) && (
        <p role="status" className="flex flex-wrap items-center gap-2">
          {score?.value != null && (
            <>
              <span className="sr-only">{t('score.overall')}: </span>
              <span className="tabular font-semibold">
                {number(score.value)}
                {t('outOf100')}
              </span>
            </>
          )}
          {score?.band && <BandBadge band={score.band} />}
          {score?.missing && (
            <span className="text-muted">
              {t('noScore')}. {t(`missing.${score.missing}`)}
            </span>
          )}
          {analysisState === 'running' ? (
            <span className="text-muted">{t('running.title')}</span>
          ) : (
            !score && <span className="text-muted">{t('none.title')}</span>
          )}
        </p>
      )}
    </Card>
  );
}
