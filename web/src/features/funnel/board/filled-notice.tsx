import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Popover } from '../../../ui/popover.tsx';

type Props = {
  hired: number;
  openings: number;
  /** Whether nobody can apply meanwhile. */
  paused: boolean;
  /** A phone has space for a mark beside the title, which tells the rest when it is pressed. */
  narrow: boolean;
  onClose: () => void;
};

/** Enough people are hired: what that means, and the way to end the job. */
export function FilledNotice({ hired, openings, paused, narrow, onClose }: Props) {
  const { t } = useTranslation(['funnel', 'jobs']);
  const format = useFormat();
  const title = t('funnel:filled', { count: openings, hired });
  const text = t(paused ? 'funnel:filledPaused' : 'funnel:filledText');
  if (!narrow)
    return (
      <Callout
        kind="success"
        live
        title={title}
        action={
          <Button size="sm" onClick={onClose}>
            {t('jobs:actions.close')}
          </Button>
        }
      >
        {text}
      </Callout>
    );
  return (
    <>
      <span role="status" className="sr-only">
        {title}
      </span>
      <Popover
        label={title}
        nameTrigger
        variant="bare"
        align="end"
        className="inline-flex items-center rounded-full pointer-coarse:min-h-11"
        panelClassName="w-72"
        trigger={
          <Badge tone="green" icon={<CircleCheck />}>
            {format.number(hired)}/{format.number(openings)}
          </Badge>
        }
      >
        {(close) => (
          <>
            <p className="font-semibold">{title}</p>
            <p className="mt-1 text-sm text-muted">{text}</p>
            <Button
              className="mt-3"
              onClick={() => {
                close();
                onClose();
              }}
            >
              {t('jobs:actions.close')}
            </Button>
          </>
        )}
      </Popover>
    </>
  );
}
