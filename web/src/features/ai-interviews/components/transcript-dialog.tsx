import type { AnswerFlag } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { InterviewTranscript } from '@prova/contract/ai-interviews/analysis';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { interviewTranscriptQuery } from '../ai-interviews.queries.ts';
import { type Place, TranscriptLine } from './transcript-line.tsx';

type Props = {
  interviewId: string;
  candidateName: string | null;
  /** Where it opens; left out, at the beginning. */
  at?: Place | undefined;
  flags?: readonly { readonly line: number; readonly flag: AnswerFlag }[];
  onClose: () => void;
};

/** What was said in an interview, line by line. It opens at the words that were quoted, which are marked. */
export function TranscriptDialog({ interviewId, candidateName, at, flags, onClose }: Props) {
  const { t } = useTranslation('interview-analysis');
  const transcript = useQuery(interviewTranscriptQuery(interviewId));
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('transcript.title')}
      description={t('transcript.lead', { name: candidateName || t('nameless') })}
    >
      <QueryView
        query={transcript}
        skeleton={<TranscriptSkeleton />}
        failure={{ level: 3, title: t('transcript.loadError') }}
        isEmpty={({ lines }) => lines.length === 0}
        empty={
          <EmptyState level={3} title={t('transcript.empty')}>
            {t('transcript.emptyText')}
          </EmptyState>
        }
      >
        {(data) => <Lines transcript={data} at={at} flags={flags ?? []} />}
      </QueryView>
    </Dialog>
  );
}

type LinesProps = { transcript: InterviewTranscript; at: Place | undefined; flags: NonNullable<Props['flags']> };

function Lines({ transcript: { locale, lines }, at, flags }: LinesProps) {
  const { t } = useTranslation('interview-analysis');
  const list = useRef<HTMLOListElement>(null);
  const line = at?.line;
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (line === undefined || !shown) return;
    shown.scrollIntoView({ block: 'center' });
    shown.focus({ preventScroll: true });
  }, [line]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it has the focus, and it is scrolled by keys
    <ol ref={list} lang={locale} tabIndex={0} aria-label={t('transcript.title')} className="flex flex-col gap-3 py-1">
      {lines.map((each) => (
        <TranscriptLine
          key={each.line}
          line={each}
          at={each.line === line ? at : undefined}
          flags={flags.filter((flagged) => flagged.line === each.line).map(({ flag }) => flag)}
        />
      ))}
    </ol>
  );
}

function TranscriptSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </SkeletonGroup>
  );
}
