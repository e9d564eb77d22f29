import type { Interview } from '@prova/contract/interviews/interviews';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useInterviewTimes } from './use-interview-times.ts';

/** A titled part of the page of an interview. */
export function InterviewPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-1">
      <h2 className="text-small font-semibold text-muted">{title}</h2>
      {children}
    </section>
  );
}

/** When it is, by the reader's clock and by its own, and how long it takes. */
export function InterviewWhen({ interview }: { interview: Pick<Interview, 'startsAt' | 'timeZone' | 'minutes'> }) {
  const { t } = useTranslation('interviews');
  const times = useInterviewTimes();
  const elsewhere = times.elsewhere(interview);
  return (
    <InterviewPart title={t('page.when')}>
      <p className="text-h5 wrap-break-word first-letter:uppercase">
        <time dateTime={interview.startsAt}>{times.when(interview)}</time>
      </p>
      {elsewhere && <p className="text-muted wrap-break-word">{t('elsewhere', { time: elsewhere })}</p>}
      <p className="text-muted">{times.length(interview.minutes)}</p>
    </InterviewPart>
  );
}

export function InterviewSkeleton() {
  return (
    <SkeletonGroup className="mx-auto flex w-full max-w-column flex-col gap-5">
      <Skeleton className="h-8 w-80 max-w-full" />
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-40 w-full" />
    </SkeletonGroup>
  );
}
