import { EyeOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

const RevealDialog = lazy(async () => ({ default: (await import('../dialogs/reveal-dialog.tsx')).RevealDialog }));

type Props = { applicationId: string; name: string; mayReveal: boolean };

/** Beside somebody whom the job hides: that it does so, and the way to know who it is. */
export function HiddenPerson({ applicationId, name, mayReveal }: Props) {
  const { t } = useTranslation('funnel');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Badge icon={<EyeOff aria-hidden="true" />}>{t('hidden.badge')}</Badge>
      {mayReveal && (
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('hidden.reveal')}
        </Button>
      )}
      {asking && (
        <Suspense>
          <RevealDialog applicationId={applicationId} name={name} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
