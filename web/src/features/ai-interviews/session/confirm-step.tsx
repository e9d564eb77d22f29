import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { StepHeading } from './step-heading.tsx';
import { useAttempt } from './use-attempt.ts';

type Props = {
  name: string;
  /** That of the application, where it is another one. */
  otherName: string | null;
  onConfirm: (right: boolean) => Promise<unknown>;
};

/** Whether the name was understood. */
export function ConfirmStep({ name, otherName, onConfirm }: Props) {
  const { t } = useTranslation('ai-interview-session');
  const { busy, failure, attempt } = useAttempt();
  return (
    <div className="m-auto flex w-full max-w-lg flex-col items-center gap-6 text-center">
      <div className="flex flex-col gap-2">
        <StepHeading>{t('confirm.heading', { name })}</StepHeading>
        <p className="text-muted">{t('confirm.text')}</p>
      </div>
      {otherName !== null && <Callout className="text-left">{t('confirm.other', { name: otherName })}</Callout>}
      {failure && (
        <Callout kind="error" live title={t('sending.stepFailed')} className="self-stretch text-left">
          {failure}
        </Callout>
      )}
      <div className="flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
        <Button variant="primary" busy={busy === 'yes'} onClick={() => void attempt('yes', () => onConfirm(true))}>
          {t('confirm.yes')}
        </Button>
        <Button busy={busy === 'no'} onClick={() => void attempt('no', () => onConfirm(false))}>
          {t('confirm.no')}
        </Button>
      </div>
    </div>
  );
}
