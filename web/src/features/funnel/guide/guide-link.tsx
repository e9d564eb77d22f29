import { funnelPaths } from '@prova/contract/funnel/paths';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link.tsx';

/** From places where nobody is yet to how one works with those who come. */
export function GuideLink() {
  const { t } = useTranslation('funnel');
  return (
    <p className="mt-2">
      <Link href={funnelPaths.guide}>{t('guide')}</Link>
    </p>
  );
}
