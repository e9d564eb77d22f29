import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDeliberatePress } from '../../../ui/use-deliberate-press.ts';

/** Held with people, with a program, or some with each. */
export type KindAhead = 'interview' | 'ai_interview' | 'both';

type Props = {
  kind: KindAhead;
  /** How many people have an interview ahead. */
  count: number;
  onKeep: () => void;
  onCancelToo: () => void;
  onClose: () => void;
};

/** Asks, before several people move on, what becomes of the interviews that they have ahead. */
export function InterviewsAheadDialog({ kind, count, onKeep, onCancelToo, onClose }: Props) {
  const { t } = useTranslation('interviews');
  const { props: keeping } = useDeliberatePress();
  const { props: cancelling } = useDeliberatePress();
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onClose={onClose}
      title={t(`aheadMany.${kind}.title`, { count })}
      description={t(`aheadMany.${kind}.text`)}
      footer={
        <>
          <Button
            {...cancelling}
            variant="danger-quiet"
            onClick={(event) => {
              if (!cancelling.onClick(event)) return;
              onClose();
              onCancelToo();
            }}
          >
            {t('ahead.cancel')}
          </Button>
          <Button
            {...keeping}
            autoFocus
            variant="primary"
            onClick={(event) => {
              if (!keeping.onClick(event)) return;
              onClose();
              onKeep();
            }}
          >
            {t(`aheadMany.${kind}.keep`)}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
