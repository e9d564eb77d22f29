import { jobPaths } from '@prova/contract/jobs/paths';
import { homeOf } from '@prova/contract/pages';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { useApply } from '../use-apply.ts';

type State = ReturnType<typeof useApply>;

/** Why an application was not sent, and what to do about it. */
export function ApplyFailure({ state, onRetry }: { state: State; onRetry: () => void }) {
  const { t } = useTranslation('apply');
  const { failure } = state;
  if (failure === null) return null;
  if (failure === 'already') {
    return (
      <Callout
        kind="warning"
        live
        title={t('alreadyApplied')}
        action={<LinkButton href={homeOf('POTENTIAL')}>{t('myArea')}</LinkButton>}
      >
        {t('alreadyAppliedText')}
      </Callout>
    );
  }
  if (failure === 'closed') {
    return (
      <Callout
        kind="warning"
        live
        title={t('closed')}
        action={<LinkButton href={jobPaths.publicJobs}>{t('otherJobs')}</LinkButton>}
      >
        {t('closedText')}
      </Callout>
    );
  }
  if (failure === 'changed') {
    return (
      <Callout
        kind="warning"
        live
        title={t('changed')}
        action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
      >
        {t('changedText')}
      </Callout>
    );
  }
  if (failure === 'code') {
    return (
      <Callout
        kind="error"
        live
        title={t('failed')}
        action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
      >
        {t('codeText')}
      </Callout>
    );
  }
  return (
    <Callout kind="error" live title={t('failed')} action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {failure === 'connection' ? t('failedText') : failure.message}
    </Callout>
  );
}
