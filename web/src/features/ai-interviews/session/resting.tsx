import { IDLE_HOURS } from '@prova/contract/ai-interviews/ai-interview-fields';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { StepHeading } from './step-heading.tsx';
import { useAttempt } from './use-attempt.ts';

/** The interview waits: it is paused, goes on in another page, or has not said yet what comes next. */
export function Resting({
  why,
  onResume,
}: {
  why: 'paused' | 'elsewhere' | 'between';
  onResume: () => Promise<unknown>;
}) {
  const { t } = useTranslation(['ai-interview-resting', 'ai-interview-session']);
  const { busy, failure, attempt } = useAttempt();
  return (
    <div className="m-auto flex w-full max-w-lg flex-col items-center gap-6 text-center">
      <div className="flex flex-col gap-2">
        <StepHeading>{t(`${why}.heading`)}</StepHeading>
        <p className="text-muted">{t(`${why}.text`, { hours: IDLE_HOURS })}</p>
      </div>
      {failure && (
        <Callout
          kind="error"
          live
          title={t('ai-interview-session:sending.stepFailed')}
          className="self-stretch text-left"
        >
          {failure}
        </Callout>
      )}
      <Button variant="primary" busy={busy !== null} onClick={() => void attempt('resume', onResume)}>
        {t(`${why}.submit`)}
      </Button>
    </div>
  );
}
