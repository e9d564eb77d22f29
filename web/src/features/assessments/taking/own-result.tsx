import type { getOwnResult, TestResult } from '@prova/contract/assessments/taking';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/use-read.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { ResultView } from '../components/result-view.tsx';

type Props = { token: string; id: string; fresh: boolean };

/** What became of a test that was handed in, by its link. */
export function OwnResult({ token, id, fresh }: Props) {
  const { t } = useTranslation('taking');
  const result = useRead<typeof getOwnResult>('/api/v1/tests/invitations/:token/:id/result', { params: { token, id } });
  return (
    <QueryView
      query={result}
      skeleton={
        <SkeletonGroup className="flex flex-col gap-4">
          <Skeleton className="h-40 w-full max-w-3xl" />
        </SkeletonGroup>
      }
      failure={{ level: 1, title: t('result.loadError') }}
    >
      {(data) => (
        <>
          {fresh && <Thanks result={data} />}
          <ResultView result={data} level={fresh ? 2 : 1} renew={result.refetch} />
        </>
      )}
    </QueryView>
  );
}

function Thanks({ result }: { result: TestResult }) {
  const { t } = useTranslation('taking');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isChosen = result.jobTitle === null;
  const byTime = result.result?.submittedBy === 'time';
  return (
    <header className="flex max-w-3xl items-start gap-3">
      <CircleCheck className="mt-1 size-7 shrink-0 text-brand" aria-hidden="true" />
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {t('thanks.title')}
        </h1>
        <p className="mt-1 text-muted">
          {t(isChosen ? 'thanks.chosen' : byTime ? 'thanks.byTime' : 'thanks.text', { company: result.companyName })}
        </p>
      </div>
    </header>
  );
}
