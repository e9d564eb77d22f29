import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

/** The code of the match did not come, with the connection perhaps: the rest of the page goes on. */
export function MatchNotLoaded() {
  const { t } = useTranslation(['application-status', 'ui']);
  return (
    <Callout
      kind="warning"
      action={
        <Button size="sm" onClick={() => location.reload()}>
          {t('ui:retry')}
        </Button>
      }
    >
      {t('match.loadError')}
    </Callout>
  );
}
