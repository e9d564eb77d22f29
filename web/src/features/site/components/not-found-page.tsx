import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessagePage } from './message-page.tsx';

/** There is nothing at this address. */
export function NotFoundPage() {
  const { t } = useTranslation('site');
  usePageTitle(t('notFound.title'));
  return (
    <MessagePage figure="404" title={t('notFound.title')} text={t('notFound.text')}>
      <LinkButton href="/" variant="primary">
        {t('backHome')}
      </LinkButton>
      <Button icon={<RotateCw className="size-4" />} onClick={() => location.reload()}>
        {t('retry')}
      </Button>
    </MessagePage>
  );
}
