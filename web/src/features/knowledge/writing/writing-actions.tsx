import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useDeliberatePress } from '../../../ui/use-deliberate-press.ts';

type Props = {
  isDraft: boolean;
  isSending: boolean;
  isTakingDown: boolean;
  /** What is missing before it can be published, in words. */
  missing: string | undefined;
  onPublish: () => void;
  onTakeDown: () => void;
};

/** What is pressed to publish, to save what is published, and to take it down. */
export function WritingActions(props: Props) {
  const { isDraft } = props;
  const begun = useRef(isDraft);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (begun.current === isDraft) return;
    begun.current = isDraft;
    // What was pressed is gone, and has taken the focus with it.
    if (document.activeElement === document.body) main.current?.focus();
  }, [isDraft]);
  const Actions = isDraft ? DraftActions : PublishedActions;
  return <Actions {...props} main={main} isNext={begun.current !== isDraft} />;
}

type ActionsProps = Props & {
  main: { current: HTMLButtonElement | null };
  /** Whether they have come in the place of others, of which one was just pressed. */
  isNext: boolean;
};

function DraftActions({ isSending, missing, onPublish, main, isNext }: ActionsProps) {
  const { t } = useTranslation('knowledge-writing');
  const press = usePressOf(isNext);
  return (
    <Button ref={main} variant="primary" busy={isSending} disabledReason={missing} {...press(onPublish)}>
      {t('publish')}
    </Button>
  );
}

function PublishedActions({ isSending, isTakingDown, onTakeDown, main, isNext }: ActionsProps) {
  const { t } = useTranslation('knowledge-writing');
  const press = usePressOf(isNext);
  return (
    <>
      <Button busy={isTakingDown} {...press(onTakeDown)}>
        {t('takeDown')}
      </Button>
      <Button ref={main} type="submit" variant="primary" busy={isSending} {...press(() => undefined)}>
        {t('save')}
      </Button>
    </>
  );
}

/** The second press of a double click on what stood there before does nothing. */
function usePressOf(isNext: boolean) {
  const { props } = useDeliberatePress();
  const guarded = useRef(isNext);
  return (work: () => void) =>
    guarded.current
      ? {
          ...props,
          onClick: (event: MouseEvent) => {
            if (props.onClick(event)) work();
          },
        }
      : { onClick: work };
}
