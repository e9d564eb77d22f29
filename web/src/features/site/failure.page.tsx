import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessagePage } from './components/message-page.tsx';

/**
 * Something broke on our side, or a part of the page did not arrive: then it goes on by itself once the connection is back.
 * @param onRetry the same each time
 */
export function FailurePage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('site');
  const isLost = isApiError(error) && error.status === 0;
  const words = isLost ? 'offline' : 'failure';
  usePageTitle(t(`${words}.title`));
  useEffect(() => {
    if (!isLost) return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [isLost, onRetry]);
  return (
    <MessagePage figure={isLost ? '…' : '500'} title={t(`${words}.title`)} text={t(`${words}.text`)}>
      <Button
        variant="primary"
        icon={<RotateCw className="size-4" />}
        // Without a connection the browser would put its own page in the place of this one.
        onClick={() => (navigator.onLine || !isLost) && onRetry()}
      >
        {t('retry')}
      </Button>
      <LinkButton href="/">{t('backHome')}</LinkButton>
    </MessagePage>
  );
}
