import type { InterviewRecord } from '@prova/contract/ai-interviews/analysis';
import { aiInterviewPaths } from '@prova/contract/ai-interviews/paths';
import { to } from '@prova/contract/paths';
import { Bot, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { BandBadge } from '../components/band-badge.tsx';
import { useRecordFacts } from '../components/use-record-facts.ts';

type Props = { record: InterviewRecord; onTranscript: () => void };

/** An interview of the list: with whom, how it stands, when and how long, and what its analysis says. */
export function RecordRow({ record, onTranscript }: Props) {
  const { t } = useTranslation('interview-analysis');
  const facts = useRecordFacts();
  const { id, kind, candidateName, candidateEmail, jobTitle, roomId, date, seconds, hasTranscript, analysisState } =
    record;
  const { text, tone } = facts.standing(record);
  const name = candidateName || t('nameless');
  const href = to(aiInterviewPaths.analysis, { id });
  const Icon = kind === 'ai' ? Bot : Users;
  return (
    <Card
      as="li"
      aria-labelledby={`record-${id}`}
      className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_11rem_14rem] lg:items-center"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <h2 id={`record-${id}`} className="min-w-0 text-h5 wrap-break-word">
            <Link href={href} className="rounded-sm hover:text-brand hover:underline">
              {name}
            </Link>
          </h2>
          <Badge tone={tone}>{text}</Badge>
        </div>
        <p className="mt-0.5 text-sm text-muted wrap-anywhere">
          {[candidateEmail, jobTitle].filter((fact) => fact !== null).join('\u00a0· ')}
        </p>
        <p className="mt-1 text-sm wrap-break-word">
          <time dateTime={date}>{facts.when(record)}</time>
          {seconds !== null && <span className="text-muted">{`\u00a0· ${facts.length(seconds)}`}</span>}
        </p>
        <p className="mt-1 flex items-start gap-1.5 text-small text-muted wrap-anywhere">
          <Icon className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          <span>
            {[t(`kind.${kind}`), roomId ? t('list.room', { id: roomId }) : t('list.noRoom')].join('\u00a0· ')}
          </span>
        </p>
      </div>
      <Score record={record} />
      <div className="flex flex-wrap gap-2 empty:hidden lg:justify-end">
        {hasTranscript && (
          <Button size="sm" aria-label={t('list.transcriptOf', { name })} onClick={onTranscript}>
            {t('transcript.title')}
          </Button>
        )}
        {(analysisState !== null || hasTranscript) && (
          <LinkButton size="sm" href={href} aria-label={t('list.openOf', { name })}>
            {t('list.open')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

/** No score is none, never nought: in its place stands why. */
function Score({ record: { score, band, analysisState, hasTranscript } }: { record: InterviewRecord }) {
  const { t } = useTranslation('interview-analysis');
  const { number } = useFormat();
  if (score !== null)
    return (
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="sr-only">{t('score.overall')}: </span>
        <span className="tabular font-heading text-h4 font-bold">
          {number(score)}
          <span className="text-small font-semibold text-muted">{t('outOf100')}</span>
        </span>
        {band && <BandBadge band={band} />}
      </p>
    );
  const why =
    analysisState === 'done'
      ? 'noScore'
      : analysisState === 'running'
        ? 'list.running'
        : analysisState === 'failed'
          ? 'list.failed'
          : hasTranscript
            ? 'list.toAnalyse'
            : 'list.noAnalysis';
  return <p className="text-sm text-muted">{t(why)}</p>;
}
