import type { ShownProfile as Shown } from '@prova/contract/applications/shown-profile';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/card.tsx';
import { ChangeVisibility, ShownProfile } from '../../components/shown-profile.tsx';

/** What the company will see besides the form, or that it will not. */
export function ShownToCompany({ shown, company }: { shown: Shown | null; company: string }) {
  const { t } = useTranslation('shown-profile');
  return (
    <Card>
      {shown ? (
        <ShownProfile shown={shown} company={company} />
      ) : (
        <>
          <p className="wrap-break-word">{t('hidden', { company })}</p>
          <ChangeVisibility />
        </>
      )}
    </Card>
  );
}
