import { cancelInterview } from '@prova/contract/interviews/interviews';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDeliberatePress } from '../../../ui/use-deliberate-press.ts';
import { changedByInterview, interviewAheadQuery } from '../interviews.queries.ts';

export type Ahead = {
  readonly id: string;
  readonly name: string;
  /** The step that was asked for. */
  readonly proceed: () => void;
};

/** Asks, before somebody is moved or put on hold, what becomes of the interview that they have ahead. */
export function InterviewAheadDialog({ ahead: { id, name, proceed }, onClose }: { ahead: Ahead; onClose: () => void }) {
  const { t } = useTranslation('interviews');
  const format = useFormat();
  const { props: keeping } = useDeliberatePress();
  const { props: cancelling } = useDeliberatePress();
  const { data, error } = useQuery(interviewAheadQuery(id));
  const [failure, setFailure] = useState<string>();
  const cancel = useCall(cancelInterview, { invalidates: changedByInterview, meta: { quiet: true } });
  // What is over has taken place, or not: nothing of it stays scheduled.
  const [interview] = data?.filter(({ endsAt }) => new Date(endsAt) > new Date()) ?? [];
  const gone = useRef(false);
  const go = () => {
    if (gone.current) return;
    gone.current = true;
    onClose();
    proceed();
  };
  const cancelToo = async () => {
    if (!interview || cancel.isPending) return;
    setFailure(undefined);
    try {
      await cancel.mutateAsync({ params: { id: interview.id }, body: {} });
    } catch (problem) {
      // Somebody else was quicker: it is as it was asked for.
      if (!isApiError(problem, 'INTERVIEW_OVER')) return setFailure(messageOf(problem));
    }
    go();
  };
  // It was over by the time it was looked up, or it could not be: the step is none the worse for it.
  const nothing = data ? !interview : error !== null;
  useEffect(() => {
    if (nothing) go();
  });
  if (nothing) return null;
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      dismissable={!cancel.isPending}
      onClose={onClose}
      title={interview ? t('ahead.title', { time: format.appointment(interview.startsAt) }) : t('ahead.loading')}
      description={t('ahead.text', { name: name || t('hidden') })}
      footer={
        <>
          <Button
            {...cancelling}
            variant="danger-quiet"
            busy={cancel.isPending || !interview}
            onClick={(event) => {
              if (cancelling.onClick(event)) void cancelToo();
            }}
          >
            {t('ahead.cancel')}
          </Button>
          <Button
            {...keeping}
            autoFocus
            variant="primary"
            busy={!interview}
            disabled={cancel.isPending}
            onClick={(event) => {
              if (keeping.onClick(event)) go();
            }}
          >
            {t('ahead.keep')}
          </Button>
        </>
      }
    >
      {failure && (
        <Callout kind="error" live title={t('ahead.failed')}>
          {failure}
        </Callout>
      )}
    </Dialog>
  );
}
