import { useTranslation } from 'react-i18next';
import { browserFamilyOf } from '../../../lib/browser.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { MediaKind, MediaProblemCode } from './media-problem.ts';
import { StepsList } from './steps-list.tsx';

type Props = {
  /** `both`: camera and microphone for the same reason, which is said once. */
  kind: MediaKind | 'both';
  code: MediaProblemCode;
  onRetry: () => void;
  /** Goes on without this device. */
  onWithout?: (() => void) | undefined;
};

/** What is wrong with a camera or microphone, and the steps that mend it in this browser. */
export function DeviceProblem({ kind, code, onRetry, onWithout }: Props) {
  const { t } = useTranslation('rooms-devices');
  const steps =
    code === 'denied'
      ? `${t(`steps.allow.${browserFamilyOf(navigator.userAgent)}`)}\n${t('steps.system')}`
      : t(`steps.${code}`);
  return (
    <Callout kind="error" live title={t(`problem.${kind}.${code}`)}>
      <StepsList steps={steps} />
      <p className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
        {onWithout && (
          <Button size="sm" variant="ghost" onClick={onWithout}>
            {t(`without.${kind}`)}
          </Button>
        )}
      </p>
    </Callout>
  );
}
