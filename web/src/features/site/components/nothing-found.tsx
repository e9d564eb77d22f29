import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link.tsx';

/** The way to people, where the help does not help. */
export function NothingFound() {
  const { t } = useTranslation('legal');
  return (
    <p className="mt-8 rounded-card border bg-surface p-5">
      {t('search.nothing')}{' '}
      <Link href="/contato" className="text-link">
        {t('search.contact')}
      </Link>
    </p>
  );
}
