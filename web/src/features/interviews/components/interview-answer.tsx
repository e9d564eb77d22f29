import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../../lib/error-boundary.tsx';
import { laterPart } from '../../../lib/later-part.tsx';
import { loadCode } from '../../../lib/load-code.ts';
import { useLeanForm } from '../../../lib/use-lean-form.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { NotLoaded } from './not-loaded.tsx';
import type { SeenInterview, SendAnswer } from './seen-interview.ts';
import { useMeeting } from './use-meeting.ts';

/** Closed at first: its code comes behind what can be pressed. */
const OtherTime = laterPart(async () => (await import('./other-time.tsx')).OtherTime);

type Props = { interview: SeenInterview; send: SendAnswer };

/** Accept, ask for another time, or decline: each of them as long as the interview is ahead, the last for good. */
export function InterviewAnswer({ interview, send }: Props) {
  const { t } = useTranslation('interviews-invitation');
  const { answer, companyName, minutes, timeZone } = interview;
  const movedFrom = interview.movedFrom ?? interview.startsAt;
  const { day, time, zone } = useMeeting({
    startsAt: movedFrom,
    endsAt: new Date(Date.parse(movedFrom) + minutes * 60_000).toISOString(),
    timeZone,
  });
  const moved = answer === null && interview.movedFrom !== null;
  const id = useId();
  const latest = useRef(send);
  useLayoutEffect(() => {
    latest.current = send;
  });
  // What the server has drawn of a later part stays only while its props are the same.
  const sendLatest = useCallback<SendAnswer>((body) => latest.current(body), []);
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-h4">
          {t(moved ? 'movedQuestion' : answer === null ? 'question' : 'changeQuestion')}
        </h2>
        {moved && <p className="mt-1 wrap-anywhere">{t('movedFrom', { day, time, zone })}</p>}
        {answer === null && (
          <p className="mt-1 text-muted wrap-anywhere">{t('questionText', { company: companyName })}</p>
        )}
      </div>
      <NeedsScript />
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        {answer !== 'accepted' && <Accept again={answer !== null} send={send} />}
        <Decline company={companyName} send={send} />
      </div>
      <ErrorBoundary fallback={() => <NotLoaded />}>
        <OtherTime interview={interview} send={sendLatest} />
      </ErrorBoundary>
    </Card>
  );
}

function Accept({ again, send }: { again: boolean; send: SendAnswer }) {
  const { t } = useTranslation('interviews-invitation');
  const form = useLeanForm({}, () => []);
  return (
    <form {...form.formProps(() => send({ answer: 'accepted' }))} className="contents">
      {form.failure && (
        <Callout kind="error" live title={t('answerFailed')} className="w-full">
          {form.failure}
        </Callout>
      )}
      <SubmitButton variant="primary" busy={form.isSending}>
        {t(again ? 'acceptThis' : 'accept')}
      </SubmitButton>
    </form>
  );
}

const loadDecline = async () => (await loadCode(() => import('./decline-dialog.tsx'))).DeclineDialog;

/** Asked once more, since it is final. What is typed stays while the question is closed. */
function Decline({ company, send }: { company: string; send: SendAnswer }) {
  const { t } = useTranslation('interviews-invitation');
  const [note, setNote] = useState('');
  return (
    <DialogButton variant="danger-quiet" label={t('decline')} load={loadDecline}>
      {(Dialog, onClose) => <Dialog company={company} note={note} onNote={setNote} send={send} onClose={onClose} />}
    </DialogButton>
  );
}
