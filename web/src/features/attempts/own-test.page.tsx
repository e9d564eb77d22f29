import { assessmentPaths } from '@prova/contract/assessments/paths';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { messageOf } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { useOpenTest } from './components/use-open-test.ts';

/** The address of one test in the area of talents: leads on to the page on which it is taken. */
export function OwnTestPage() {
  const { t } = useTranslation('own-tests');
  const { id = '' } = useParams();
  usePageTitle(t('title'));
  const open = useOpenTest({ goOn: false });
  const asked = useRef(false);
  const { mutate } = open;
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate({ params: { id } });
  }, [id, mutate]);
  if (!open.error) return <LoadingPage />;
  return (
    <ErrorState
      level={1}
      title={t('notFound')}
      action={<LinkButton href={assessmentPaths.ownTests}>{t('toTests')}</LinkButton>}
    >
      {messageOf(open.error)}
    </ErrorState>
  );
}
