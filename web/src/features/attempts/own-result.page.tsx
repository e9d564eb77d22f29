import { assessmentPaths } from '@prova/contract/assessments/paths';
import { listOpenTests } from '@prova/contract/attempts/open-tests';
import { getResult, showAnswers } from '@prova/contract/attempts/own-tests';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useCall } from '../../lib/query.ts';
import { Fill } from '../../lib/slots.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { resultQuery } from './attempts.queries.ts';
import { ownResultSlot } from './components/own-result-slot.ts';
import { provingFor } from './components/place.ts';
import { ProofCard } from './components/proof-card.tsx';
import { ResultView } from './components/result-view.tsx';

/** One result of the talent. */
export function OwnResultPage() {
  const { t } = useTranslation(['own-tests', 'taking']);
  const { id = '' } = useParams();
  const result = useQuery(resultQuery(id));
  const show = useCall(showAnswers, { invalidates: [getResult, listOpenTests], meta: { quiet: true } });
  usePageTitle(result.data?.title ?? t('results'));
  const gap = provingFor(id);
  const back = gap ? (
    <LinkButton href={gap} icon={<ArrowLeft className="size-4" />}>
      {t('taking:backToGap')}
    </LinkButton>
  ) : (
    <LinkButton href={assessmentPaths.ownResults} icon={<ArrowLeft className="size-4" />}>
      {t('allResults')}
    </LinkButton>
  );
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <QueryView
        query={result}
        skeleton={
          <SkeletonGroup>
            <Skeleton className="h-48 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 1, title: t('resultsError') }}
        refusal={(error) =>
          isApiError(error, 'NOT_FOUND', 'ASSIGNMENT_NOT_DONE', 'ASSIGNMENT_ENDED') && (
            <ErrorState level={1} title={t('noSuchResult')} action={back}>
              {error.message}
            </ErrorState>
          )
        }
      >
        {(data) => (
          <>
            <div>{back}</div>
            <ResultView
              result={data}
              level={1}
              yours
              onShow={() => show.mutateAsync({ params: { id } })}
              renew={result.refetch}
            >
              {data.proof && (
                <>
                  <ProofCard id={id} proof={data.proof} score={data.result?.score ?? 0} />
                  <Suspense>
                    <Fill slot={ownResultSlot} id={id} proves={data.proof.level !== null} />
                  </Suspense>
                </>
              )}
            </ResultView>
          </>
        )}
      </QueryView>
    </div>
  );
}
