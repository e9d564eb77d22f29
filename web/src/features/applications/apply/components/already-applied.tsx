import { homeOf } from '@prova/contract/pages';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useStageName } from '../../components/use-stage-name.ts';
import type { FormerApplication } from '../former-application.ts';

/** In the place of a form that would be filled in for nothing. */
export function AlreadyApplied({ former }: { former: FormerApplication }) {
  const { t } = useTranslation('submission');
  const format = useFormat();
  const stageName = useStageName();
  const date = format.date(former.appliedAt);
  return (
    <Callout
      kind="info"
      live
      title={t('alreadyApplied')}
      action={<LinkButton href={homeOf('POTENTIAL')}>{t(former.stage ? 'myArea' : 'bringIt')}</LinkButton>}
    >
      {former.stage ? t('currentStage', { date, stage: stageName(former.stage) }) : t('sentBefore', { date })}
    </Callout>
  );
}
