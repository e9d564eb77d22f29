import { messagingPaths } from '@prova/contract/messaging/paths';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link.tsx';

/** The way to people, where the help does not help. */
export function NothingFound() {
  const { t } = useTranslation('legal');
  return (
    <p className="mt-8 rounded-card border bg-surface p-5">
      {t('search.nothing')}{' '}
      <Link href={messagingPaths.contact} className="text-link">
        {t('search.contact')}
      </Link>
    </p>
  );
}
