import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';

/** The address that was probably meant; it hinders nobody. */
export function EmailSuggestion({ email, onAccept }: { email: string; onAccept: () => void }) {
  const { t } = useTranslation('submission');
  return (
    <Button variant="quiet" size="sm" className="-ml-3 text-left wrap-anywhere" onClick={onAccept}>
      {t('suggestion', { email })}
    </Button>
  );
}
