import { jobPaths } from '@prova/contract/jobs/paths';
import { homeOf } from '@prova/contract/pages';
import { useTranslation } from 'react-i18next';

import { WaitText } from '../../../../lib/wait-text.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { Failure } from '../submission.ts';

/** Why an application was not sent, and what to do about it. */
export function ApplyFailure({ failure, onRetry }: { failure: Exclude<Failure, 'code'>; onRetry: () => void }) {
  const { t } = useTranslation('submission');
  const { t: apply } = useTranslation('apply');
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
        title={apply('closed')}
        action={<LinkButton href={jobPaths.publicJobs}>{apply('otherJobs')}</LinkButton>}
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
        action={<Button onClick={() => location.reload()}>{apply('reload')}</Button>}
      >
        {t('changedText')}
      </Callout>
    );
  }
  if (failure === 'cancelled') {
    return (
      <Callout kind="info" live title={t('cancelled')}>
        {t('cancelledText')}
      </Callout>
    );
  }
  const text =
    typeof failure === 'string' ? (
      t(`failures.${failure}`)
    ) : failure.until ? (
      <WaitText message={failure.message} until={failure.until} />
    ) : (
      failure.message
    );
  return (
    <Callout
      kind="error"
      live
      title={apply('failed')}
      action={<Button onClick={onRetry}>{t('retry', { ns: 'ui' })}</Button>}
    >
      {text}
    </Callout>
  );
}
