import type { TestResult } from '@prova/contract/attempts/taking';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGivenUp, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

type Props = {
  result: Pick<TestResult, 'rightAnswers' | 'jobTitle'>;
  /** Asks to see them: that is kept, and told beside later results. */
  onShow: () => Promise<unknown>;
};

/** Why whoever took a test does not see what was right, or what seeing it means. */
export function RightAnswers({ result: { rightAnswers, jobTitle }, onShow }: Props) {
  const { t } = useTranslation('taking');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isChosen = jobTitle === null;
  if (rightAnswers === 'hidden') return <p className="text-muted">{t('result.hidden')}</p>;
  if (rightAnswers === 'unanswered') return <p className="text-muted">{t('result.answers.unanswered')}</p>;
  if (rightAnswers === 'in_use')
    return (
      <Callout kind="info" title={t('result.answers.inUseTitle')}>
        {t(isChosen ? 'result.answers.inUseChosen' : 'result.answers.inUse')}
      </Callout>
    );
  if (rightAnswers === 'shown') return null;
  const show = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onShow();
    } catch (error) {
      if (!isGivenUp(error)) setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Callout
      kind="info"
      title={t('result.answers.offeredTitle')}
      action={
        <Button busy={busy} onClick={() => void show()}>
          {t('result.answers.show')}
        </Button>
      }
    >
      {t('result.answers.offered')} {isChosen && t('result.answers.offeredChosen')}
      {failure && (
        <Callout kind="error" live title={t('result.answers.failed')} className="mt-3">
          {failure}
        </Callout>
      )}
    </Callout>
  );
}
