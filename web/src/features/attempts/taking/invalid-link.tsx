import { jobPaths } from '@prova/contract/jobs/paths';
import { homeOf } from '@prova/contract/pages';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** A link that opens no test: what it may be, and the ways on. */
export function InvalidLink({ code }: { code: string }) {
  const { t } = useTranslation('taking');
  return (
    <EmptyState
      level={1}
      title={t(code === 'TOKEN_EXPIRED' ? 'invalid.expired' : 'invalid.title')}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton href={homeOf('POTENTIAL')} variant="primary">
            {t('invalid.mine')}
          </LinkButton>
          <LinkButton href={jobPaths.publicJobs}>{t('invalid.jobs')}</LinkButton>
        </span>
      }
    >
      {t('invalid.text')}
    </EmptyState>
  );
}
