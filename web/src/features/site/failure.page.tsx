import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessagePage } from './components/message-page.tsx';

/** Something broke on our side. */
export function FailurePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('site');
  usePageTitle(t('failure.title'));
  return (
    <MessagePage figure="500" title={t('failure.title')} text={t('failure.text')}>
      <Button variant="primary" icon={<RotateCw className="size-4" />} onClick={onRetry}>
        {t('retry')}
      </Button>
      <LinkButton href="/">{t('backHome')}</LinkButton>
    </MessagePage>
  );
}
