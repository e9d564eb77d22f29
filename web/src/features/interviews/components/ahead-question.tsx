import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDeliberatePress } from '../../../ui/use-deliberate-press.ts';

export type Ahead = {
  readonly id: string;
  readonly name: string;
  /** The step that was asked for. */
  readonly proceed: () => void;
};

type Props = {
  ahead: Ahead;
  /** What is ahead, with the question about it; null for nothing, undefined until that is known. */
  interview: { readonly id: string; readonly question: string } | null | undefined;
  text: string;
  /** Calls it off. */
  onCancelToo: (interviewId: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks, before somebody is moved or put on hold, what becomes of what they have ahead. */
export function AheadQuestion({ ahead: { proceed }, interview, text, onCancelToo, onClose }: Props) {
  const { t } = useTranslation('interviews');
  const { props: keeping } = useDeliberatePress();
  const { props: cancelling } = useDeliberatePress();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const gone = useRef(false);
  const go = () => {
    if (gone.current) return;
    gone.current = true;
    onClose();
    proceed();
  };
  const cancelToo = async () => {
    if (!interview || pending) return;
    setFailure(undefined);
    setPending(true);
    try {
      await onCancelToo(interview.id);
    } catch (problem) {
      setPending(false);
      // Somebody else was quicker: it is as it was asked for.
      if (!isApiError(problem, 'INTERVIEW_OVER')) return setFailure(messageOf(problem));
    }
    go();
  };
  // It was over by the time it was looked up, or it could not be: the step is none the worse for it.
  useEffect(() => {
    if (interview === null) go();
  });
  if (interview === null) return null;
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      dismissable={!pending}
      onClose={onClose}
      title={interview?.question ?? t('ahead.loading')}
      description={text}
      footer={
        <>
          <Button
            {...cancelling}
            variant="danger-quiet"
            busy={pending || !interview}
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
            disabled={pending}
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
