import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

/** Their code did not come, with the connection perhaps: the rest of the page goes on. */
export function MessagesNotLoaded() {
  const { t } = useTranslation('ui');
  return (
    <Callout
      kind="warning"
      action={
        <Button size="sm" onClick={() => location.reload()}>
          {t('retry')}
        </Button>
      }
    >
      {t('messagesNotLoaded')}
    </Callout>
  );
}
