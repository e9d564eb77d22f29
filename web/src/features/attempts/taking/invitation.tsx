import type {
  AskedTest,
  getTestInvitation,
  markInvitationOpened,
  TestInvitation,
} from '@prova/contract/attempts/taking';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useParams } from '../../../lib/lean-router.tsx';
import { usePageTitle } from '../../../lib/page-title.ts';
import { request } from '../../../lib/request.ts';
import { useRead } from '../../../lib/use-read.ts';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { AskedTestCard } from './asked-test-card.tsx';
import { InvalidLink } from './invalid-link.tsx';

/** What a candidate finds at the link of a mail: who asks, which tests, until when. */
export function Invitation() {
  const { t } = useTranslation('taking');
  const { token = '' } = useParams();
  usePageTitle(t('title'));
  const invitation = useRead<typeof getTestInvitation>('/api/v1/tests/invitations/:token', { params: { token } });
  const there = invitation.data !== undefined;
  useEffect(() => {
    if (!there) return;
    request<typeof markInvitationOpened>('POST', '/api/v1/tests/invitations/:token/opened', {
      params: { token },
    }).catch(() => {
      // That it was seen is told at the next visit then; the tests are on screen.
    });
  }, [there, token]);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-6 pb-10 sm:px-6 sm:pt-8">
      <QueryView
        query={invitation}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton className="h-12 w-2/3" />
            <Skeleton className="h-48 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 1, title: t('loadError') }}
        refusal={(error) =>
          isApiError(error, 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'TEST_NOT_FOUND', 'NOT_FOUND') && (
            <InvalidLink code={error.code} />
          )
        }
      >
        {(data) => <Ready invitation={data} token={token} refresh={invitation.refetch} />}
      </QueryView>
    </div>
  );
}

type Props = { invitation: TestInvitation; token: string; refresh: () => void };

function Ready({ invitation, token, refresh }: Props) {
  const { t } = useTranslation('taking');
  const { companyName, companyLogoUrl, jobTitle, candidateName, tests } = invitation;
  // As the mail lists them, the soonest due before the others.
  const waiting = tests
    .filter(isWaiting)
    .toReversed()
    .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt));
  const over = tests.filter((test) => !isWaiting(test));
  // What was written with a test that is over says nothing of those that wait.
  const notes = [...new Set(waiting.flatMap(({ notes }) => notes ?? []))];
  const name = candidateName.split(' ')[0] ?? '';
  const place = {
    token,
    timeZone: invitation.timeZone,
    company: companyName,
    isChosen: jobTitle === null,
    onChanged: refresh,
  };
  return (
    <>
      <header className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <CompanyMark name={companyName} src={companyLogoUrl} />
          <p className="min-w-0 text-muted wrap-anywhere">
            {t(jobTitle === null ? 'leadChosen' : waiting.length > 0 ? 'lead' : 'leadOver', {
              name,
              company: companyName,
            })}
          </p>
        </div>
        <h1 className="text-h2 wrap-anywhere">{jobTitle === null ? t('title') : t('heading', { job: jobTitle })}</h1>
      </header>
      {notes.length > 0 && (
        <div className="flex flex-col gap-2">
          {notes.map((note) => (
            <figure key={note}>
              <figcaption className="text-small text-muted">{t('note', { company: companyName })}</figcaption>
              <blockquote className="mt-1 border-l-2 border-brand pl-3 whitespace-pre-line wrap-anywhere">
                {note}
              </blockquote>
            </figure>
          ))}
        </div>
      )}
      <TestList title={t('waiting')} tests={waiting} {...place} />
      <TestList title={t('over')} tests={over} {...place} />
    </>
  );
}

type ListProps = Omit<Parameters<typeof AskedTestCard>[0], 'test'> & { title: string; tests: readonly AskedTest[] };

function TestList({ title, tests, ...place }: ListProps) {
  const id = useId();
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-h5">
        {title}
      </h2>
      <ul className="flex flex-col gap-4">
        {tests.map((test) => (
          <li key={test.id}>
            <AskedTestCard test={test} {...place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const isWaiting = ({ can }: AskedTest) => can.start || can.answer;
