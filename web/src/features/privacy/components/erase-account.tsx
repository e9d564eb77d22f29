import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** The way out for good, which first shows where it leads. */
export function EraseAccount() {
  const { t } = useTranslation('my-data');
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" aria-labelledby="erase-account">
      <h2 id="erase-account" className="text-h4">
        {t('erase.title')}
      </h2>
      <p className="mt-1 text-muted">{t('erase.text')}</p>
      <Button className="mt-4" onClick={() => setAsking(true)}>
        {t('erase.open')}
      </Button>
      {asking && <EraseDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}
