import { assessmentPaths } from '@prova/contract/assessments/paths';
import type { getOwnResult, showOwnAnswers, TestResult } from '@prova/contract/attempts/taking';
import { to } from '@prova/contract/paths';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useRead } from '../../../lib/use-read.ts';
import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { ResultView } from '../components/result-view.tsx';
import type { End } from './test-window.tsx';
import { sendLeftBehind } from './use-keeper.ts';

/** @param end how it ended a moment ago, in this window */
type Props = { token: string; id: string; end: End | null };

/** What became of a test that was handed in, by its link. */
export function OwnResult({ token, id, end }: Props) {
  const { t } = useTranslation('taking');
  const result = useRead<typeof getOwnResult>('/api/v1/tests/invitations/:token/:id/result', { params: { token, id } });
  const show = async () => {
    await request<typeof showOwnAnswers>('POST', '/api/v1/tests/invitations/:token/:id/right-answers', {
      params: { token, id },
    });
    await result.refetch();
  };
  const late = useLate(token, id);
  const uncounted = new Set([...(end?.uncounted ?? []), ...late]);
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
          {end && <Thanks result={data} here={end.here} />}
          {data.proof && data.proof.level !== null && <ShowIt id={id} proof={data.proof} />}
          {uncounted.size > 0 && <TooLate result={data} numbers={[...uncounted].sort((a, b) => a - b)} />}
          <ResultView result={data} level={end ? 2 : 1} yours onShow={show} renew={result.refetch} />
        </>
      )}
    </QueryView>
  );
}

/** What other tabs of this browser had written and never sent: it is kept with the test, and said here that it came too late. */
function useLate(token: string, id: string): readonly number[] {
  const [late, setLate] = useState<readonly number[]>([]);
  useEffect(() => {
    sendLeftBehind({ token, id }).then(setLate, () => {
      // Without a connection it stays in the browser, and is said the next time.
    });
  }, [token, id]);
  return late;
}

function TooLate({ result: { companyName, jobTitle }, numbers }: { result: TestResult; numbers: readonly number[] }) {
  const { t } = useTranslation('taking');
  const list = new Intl.ListFormat(useFormat().locale).format(numbers.map(String));
  return (
    <div className="max-w-3xl">
      <Callout kind="warning" live title={t('late.title', { count: numbers.length, list })}>
        {t('late.text')} {jobTitle !== null && t('late.ask', { company: companyName })}
      </Callout>
    </div>
  );
}

/** What was proven counts once the profile shows it, which is a step of the signed-in talent. */
function ShowIt({ id, proof: { skills, shown } }: { id: string; proof: NonNullable<TestResult['proof']> }) {
  const { t } = useTranslation('taking');
  const list = new Intl.ListFormat(useFormat().locale).format(skills);
  if (shown) return null;
  return (
    <div className="max-w-3xl">
      <Callout
        kind="success"
        title={t('proven.title', { skills: list })}
        action={
          <LinkButton variant="primary" href={to(assessmentPaths.ownResult, { id })}>
            {t('proven.show')}
          </LinkButton>
        }
      >
        {t('proven.text')}
      </Callout>
    </div>
  );
}

function Thanks({ result, here }: { result: TestResult; here: boolean }) {
  const { t } = useTranslation('taking');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isChosen = result.jobTitle === null;
  const by = result.result?.submittedBy;
  const elsewhere = !here && by === 'candidate';
  return (
    <header className="flex max-w-3xl items-start gap-3">
      <CircleCheck className="mt-1 size-7 shrink-0 text-brand" aria-hidden="true" />
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {t(elsewhere ? 'thanks.elsewhereTitle' : 'thanks.title')}
        </h1>
        <p className="mt-1 text-muted">
          {elsewhere && `${t('thanks.elsewhere')} `}
          {t(isChosen ? 'thanks.chosen' : by === 'time' ? 'thanks.byTime' : 'thanks.text', {
            company: result.companyName,
          })}
        </p>
      </div>
    </header>
  );
}
