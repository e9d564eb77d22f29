import { assessmentPaths } from '@prova/contract/assessments/paths';
import type { AskedTest, Attempt, getTestInvitation, startTest, TestInvitation } from '@prova/contract/attempts/taking';
import { takingPaths } from '@prova/contract/attempts/taking-paths';
import { to } from '@prova/contract/paths';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { useFocusHeading } from '../../../lib/focus-heading.ts';
import { useFormat } from '../../../lib/format.ts';
import { useParams } from '../../../lib/lean-router.tsx';
import { usePageTitle } from '../../../lib/page-title.ts';
import { request } from '../../../lib/request.ts';
import { useRead } from '../../../lib/use-read.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import {
  cameFromOwnTests,
  forgetGoOn,
  keepPlace,
  leavePlace,
  placeOf,
  provingFor,
  wantsToGoOn,
} from '../components/place.ts';
import { TestIntro } from '../player/test-intro.tsx';
import { AskHelp } from './ask-help.tsx';
import { Decline } from './decline.tsx';
import { EarlierResult } from './earlier-result.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { OwnResult } from './own-result.tsx';
import { Practice } from './practice.tsx';
import { type End, TestWindow } from './test-window.tsx';
import { askState } from './use-attempt-news.ts';
import { sendLeftBehind } from './use-keeper.ts';

/** One of the tests of a link: what it is, the attempt, and what became of it. */
export function TestOfLink() {
  const { t } = useTranslation('taking');
  const { token = '', id = '' } = useParams();
  const invitation = useRead<typeof getTestInvitation>('/api/v1/tests/invitations/:token', { params: { token } });
  usePageTitle(invitation.data?.tests.find((test) => test.id === id)?.title ?? t('title'));
  return (
    <div className="mx-auto flex w-full max-w-[51rem] flex-col gap-4 px-4 pt-4 pb-10 has-data-taking:max-w-[94rem] sm:px-6 sm:pt-6">
      <QueryView
        query={invitation}
        skeleton={<Loading />}
        failure={{ level: 1, title: t('loadError') }}
        refusal={(error) => isInvalid(error) && <InvalidLink code={error.code} />}
      >
        {(data) => {
          const test = data.tests.find((each) => each.id === id);
          return test ? (
            <Test invitation={data} test={test} token={token} refresh={invitation.refetch} />
          ) : (
            <EmptyState
              level={1}
              title={t('notAsked')}
              action={<LinkButton href={to(takingPaths.invitation, { token })}>{t('allTests')}</LinkButton>}
            >
              {t('notAskedText')}
            </EmptyState>
          );
        }}
      </QueryView>
    </div>
  );
}

const Loading = () => (
  <SkeletonGroup className="flex flex-col gap-4">
    <Skeleton className="h-8 w-1/2" />
    <Skeleton className="h-72 w-full max-w-3xl" />
  </SkeletonGroup>
);

const isInvalid = (error: unknown) =>
  isApiError(error, 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'TEST_NOT_FOUND', 'NOT_FOUND');

type Props = { invitation: TestInvitation; test: AskedTest; token: string; refresh: () => void };
type GoOn = { token: string; id: string; canAnswer: boolean; start: () => Promise<void> };

function Test({ invitation, test, token, refresh }: Props) {
  const { t } = useTranslation('taking');
  const format = useFormat();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [over, setOver] = useState<End | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [practicing, setPracticing] = useState(false);
  const { id } = test;
  const isChosen = invitation.jobTitle === null;
  const isOver = over !== null || test.status === 'done';
  // Each is as good as another page.
  useFocusHeading(attempt ? 'attempt' : practicing ? 'practice' : isOver ? 'result' : test.status);

  const start = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      // Of this tab, too, where the connection is slow: it is to be there before the answers are read.
      await sendLeftBehind({ token, id });
      const begun = await request<typeof startTest>('POST', '/api/v1/tests/invitations/:token/:id/start', {
        params: { token, id },
      });
      keepPlace(id, { ...placeOf(id), seat: begun.seat });
      setAttempt(begun);
      // Whoever leaves without a connection reads that it is under way.
      if (test.startedAt === null) refresh();
      scrollTo({ top: 0 });
    } catch (error) {
      // The page says what became of it.
      if (isApiError(error, 'ASSIGNMENT_ENDED', 'ASSIGNMENT_OVERDUE')) refresh();
      else setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const goingOn = useGoOn({ token, id, canAnswer: test.can.answer, start });
  const close = useCallback(() => {
    leavePlace(id);
    setAttempt(null);
    refresh();
    scrollTo({ top: 0 });
  }, [id, refresh]);
  const end = useCallback(
    (how: End) => {
      setOver(how);
      close();
    },
    [close],
  );

  if (attempt)
    return (
      <TestWindow
        key={attempt.seat}
        token={token}
        attempt={attempt}
        isChosen={isChosen}
        onTakeOver={() => void start()}
        onLeave={close}
        onOver={end}
      />
    );
  if (goingOn) return <Loading />;
  if (practicing)
    return (
      <Practice
        onEnd={() => {
          setPracticing(false);
          scrollTo({ top: 0 });
        }}
      />
    );
  const isOwn = isChosen || cameFromOwnTests(id);
  const gap = provingFor(id);
  const back = (
    <LinkButton
      size="sm"
      className="self-start"
      icon={<ArrowLeft className="size-4" />}
      href={gap ?? (isOwn ? assessmentPaths.ownTests : to(takingPaths.invitation, { token }))}
    >
      {t(gap ? 'backToGap' : isOwn ? 'myTests' : 'allTests')}
    </LinkButton>
  );
  if (isOver)
    return (
      <>
        {back}
        <OwnResult key={String(over !== null)} token={token} id={id} end={over} />
      </>
    );
  const { companyName } = invitation;
  return (
    <>
      {back}
      {failure && (
        <Callout kind="error" live>
          {failure}
        </Callout>
      )}
      {test.can.start || test.can.answer ? (
        <TestIntro
          test={test}
          more={[t('rules.saved'), t(isChosen ? 'rules.recordedChosen' : 'rules.recorded', { company: companyName })]}
          begun={test.can.answer}
          startLabel={t(test.can.answer ? 'goOn' : 'start')}
          busy={busy}
          onStart={() => void start()}
          asked={
            <>
              <Asked invitation={invitation} test={test} />
              <EarlierResult test={test} token={token} company={companyName} onShown={refresh} />
            </>
          }
          beside={test.can.decline && <Decline test={test} token={token} company={companyName} onDone={refresh} />}
        >
          {test.can.start && (
            <p className="flex flex-wrap items-center gap-3">
              <Button
                onClick={() => {
                  setPracticing(true);
                  scrollTo({ top: 0 });
                }}
              >
                {t('practice.start')}
              </Button>
              <span className="text-small text-muted">{t('practice.hint')}</span>
            </p>
          )}
          {test.extraMinutes > 0 && (
            <Callout kind="info">{t('extra', { company: companyName, count: test.extraMinutes })}</Callout>
          )}
          {test.can.answer && test.expiresAt !== null && test.minutes !== null && (
            <Callout kind="warning">
              {t('running', { time: format.appointment(test.expiresAt, invitation.timeZone) })}
            </Callout>
          )}
          <AskHelp test={test} token={token} company={companyName} onAsked={refresh} />
        </TestIntro>
      ) : (
        <>
          <EmptyState level={1} title={t(`ended.${endOf(test)}`)}>
            {t(isChosen ? 'endedText.chosen' : `endedText.${endOf(test)}`, { company: companyName })}
          </EmptyState>
          <AskHelp test={test} token={token} company={companyName} onAsked={refresh} />
        </>
      )}
    </>
  );
}

/**
 * Goes on at once where this tab was taking the test when it was loaded again, unless another window has taken over since.
 * @returns whether it is about to
 */
function useGoOn({ token, id, canAnswer, start }: GoOn): boolean {
  const [asked] = useState(wantsToGoOn);
  const [goingOn, setGoingOn] = useState(() => canAnswer && (asked || placeOf(id) !== null));
  const goOn = useRef(async () => {
    try {
      const seat = asked ? null : (placeOf(id)?.seat ?? null);
      if (seat === null || (await askState({ token, id })).seat === seat) await start();
      else leavePlace(id);
    } catch {
      // Without a connection it waits for the button, and says so when that is pressed.
    } finally {
      setGoingOn(false);
    }
  });
  const begun = useRef(!goingOn);
  useEffect(() => {
    forgetGoOn();
    if (begun.current) return;
    begun.current = true;
    void goOn.current();
  }, []);
  return goingOn;
}

/** Who asks for the test and for which job, until when, and what they wrote with it. */
function Asked({ invitation, test }: { invitation: TestInvitation; test: AskedTest }) {
  const { t } = useTranslation('taking');
  const format = useFormat();
  const { companyName, companyLogoUrl, jobTitle, timeZone } = invitation;
  const words = { company: companyName, job: jobTitle ?? '' };
  const time = format.appointment(test.dueAt, timeZone);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <CompanyMark name={companyName} src={companyLogoUrl} />
        <div className="min-w-0">
          <p className="wrap-anywhere">{t(jobTitle === null ? 'chosenFrom' : 'sentFor', words)}</p>
          {test.minutes === null && <p className="font-semibold">{t('finishBy', { time })}</p>}
          {test.minutes !== null && test.can.start && <p className="font-semibold">{t('startBy', { time })}</p>}
        </div>
      </div>
      {test.notes && (
        <figure>
          <figcaption className="text-small text-muted">{t('note', words)}</figcaption>
          <blockquote className="mt-1 border-l-2 border-brand pl-3 whitespace-pre-line wrap-anywhere">
            {test.notes}
          </blockquote>
        </figure>
      )}
    </div>
  );
}

const endOf = ({ status }: AskedTest): 'declined' | 'expired' | 'cancelled' =>
  status === 'declined' || status === 'expired' ? status : 'cancelled';
