import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDeliberatePress } from '../../../ui/use-deliberate-press.ts';

type Props = {
  /** What is recorded is recorded here. */
  endsRecording: boolean;
  onLeave: () => void;
  /** Null: only the host ends the room. */
  onEnd: (() => void) | null;
  onClose: () => void;
};

/**
 * The host leaves alone, and the others go on, or ends the room for all; whoever records hears what their leaving ends. Neither
 * takes half of a double click.
 */
export function LeaveDialog({ endsRecording, onLeave, onEnd, onClose }: Props) {
  const { t } = useTranslation('rooms');
  const { props: leavePress } = useDeliberatePress();
  const { props: endPress } = useDeliberatePress();
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={t('leave.title')}
      description={[onEnd && t('leave.text'), endsRecording && t('leave.recording')].filter(Boolean).join(' ')}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            {t('leave.stay')}
          </Button>
          <Button
            {...leavePress}
            onClick={(event) => {
              if (leavePress.onClick(event)) onLeave();
            }}
          >
            {t(onEnd ? 'leave.alone' : 'leave.yes')}
          </Button>
          {onEnd && (
            <Button
              {...endPress}
              variant="danger"
              onClick={(event) => {
                if (endPress.onClick(event)) onEnd();
              }}
            >
              {t('leave.end')}
            </Button>
          )}
        </>
      }
    />
  );
}
