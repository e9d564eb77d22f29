import type { InterviewAnalysis } from '@prova/contract/ai-interviews/analysis';
import { RotateCw, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Analyse } from '../components/use-analyse.ts';

type Props = { interview: InterviewAnalysis; analyse: Analyse };

/** How far the latest analysis is, also where there is an earlier one to read; and that this is not of what is said by now. */
export function AnalysisState({ interview, analyse }: Props) {
  const { t } = useTranslation('interview-analysis');
  const { analysis, analysisState, hasTranscript, status, can } = interview;
  const { failure } = analyse;
  if (failure || analysisState === 'failed')
    return (
      <Callout
        kind="error"
        live
        title={t('failed.title')}
        action={
          can.analyse && (
            <Button size="sm" icon={<RotateCw className="size-4" />} busy={analyse.isBusy} onClick={analyse.run}>
              {t('failed.retry')}
            </Button>
          )
        }
      >
        {failure ?? t('failed.text')}
      </Callout>
    );
  if (analysisState === 'running')
    return (
      <div role="status" className="flex items-center gap-3 rounded-card bg-blue-soft px-4 py-3">
        <Spinner />
        <div>
          <p className="font-semibold">{t('running.title')}</p>
          <p className="text-sm">{t('running.text')}</p>
        </div>
      </div>
    );
  if (!analysis)
    return (
      <EmptyState
        level={2}
        icon={<Sparkles />}
        title={t(hasTranscript ? 'none.title' : 'none.nothing')}
        action={
          can.analyse && (
            <Button variant="primary" busy={analyse.isBusy} onClick={analyse.run}>
              {t('analyse')}
            </Button>
          )
        }
      >
        {t(hasTranscript ? 'none.text' : status === 'waiting' || status === 'active' ? 'none.later' : 'none.never')}
      </EmptyState>
    );
  if (!analysis.isCurrent)
    return (
      <Callout
        kind="warning"
        title={t('outdated.title')}
        action={
          can.analyse && (
            <Button size="sm" busy={analyse.isBusy} onClick={analyse.run}>
              {t('again')}
            </Button>
          )
        }
      >
        {t('outdated.text')}
      </Callout>
    );
  return null;
}
